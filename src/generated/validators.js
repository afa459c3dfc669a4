// Generated from schemas/ by scripts/gen-validators.mjs. Do not edit.
// Holds code of: ajv
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateMetadata = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://atip.dev/schemas/metadata.schema.json",
	"type": "object",
	"required": [
		"atip",
		"name",
		"version",
		"description"
	],
	"properties": {
		"atip": {
			"type": ["string", "object"],
			"pattern": "^0\\.[0-9]+(\\.[0-9]+)?$",
			"required": ["version"],
			"properties": { "version": {
				"type": "string",
				"minLength": 1
			} }
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"version": { "type": "string" },
		"description": { "type": "string" },
		"homepage": { "type": "string" },
		"commands": { "$ref": "#/$defs/commands" },
		"globalOptions": {
			"type": "array",
			"items": { "$ref": "#/$defs/option" }
		},
		"arguments": {
			"type": "array",
			"items": { "$ref": "#/$defs/argument" }
		},
		"options": {
			"type": "array",
			"items": { "$ref": "#/$defs/option" }
		},
		"examples": {
			"type": "array",
			"items": { "type": "string" }
		},
		"authentication": { "$ref": "#/$defs/authentication" },
		"effects": { "$ref": "#/$defs/effects" },
		"patterns": {
			"type": "array",
			"items": { "$ref": "#/$defs/pattern" }
		},
		"trust": { "type": "object" },
		"partial": { "type": "boolean" },
		"omitted": { "type": "object" },
		"x-checked": {
			"type": "object",
			"properties": {
				"version": { "type": "string" },
				"against": {
					"type": "array",
					"items": { "type": "string" }
				}
			},
			"required": ["against"]
		},
		"x-syntax": { "$ref": "#/$defs/syntax" },
		"x-environment": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/variable" }
		},
		"x-obeys-directory": { "type": "boolean" },
		"x-loopback": { "$ref": "#/$defs/loopback" },
		"x-file-values": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-inferred": { "type": "boolean" },
		"x-same-as": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-tasks": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-todo": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-complete": { "type": "boolean" },
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-prints": { "type": "boolean" },
		"x-safer": { "$ref": "#/$defs/safer" },
		"x-self": { "$ref": "#/$defs/effects" },
		"x-destroys": { "enum": ["named"] },
		"x-hooks": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"names": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"given": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		},
		"x-says": {
			"type": "string",
			"minLength": 1
		},
		"x-other-options": { "$ref": "#/$defs/effects" },
		"x-tests": {
			"type": "array",
			"items": { "$ref": "#/$defs/test" }
		},
		"x-configured-by": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/configuredBy" }
		},
		"x-scripts": { "enum": [
			"npm",
			"make",
			"npx"
		] }
	},
	"$defs": {
		"commands": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/command" }
		},
		"command": {
			"type": "object",
			"properties": {
				"description": { "type": "string" },
				"arguments": {
					"type": "array",
					"items": { "$ref": "#/$defs/argument" }
				},
				"options": {
					"type": "array",
					"items": { "$ref": "#/$defs/option" }
				},
				"commands": { "$ref": "#/$defs/commands" },
				"effects": { "$ref": "#/$defs/effects" },
				"examples": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-aliases": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-since": { "$ref": "#/$defs/toolVersion" },
				"x-until": { "$ref": "#/$defs/toolVersion" },
				"x-plugin": {
					"type": "string",
					"minLength": 1
				},
				"x-hidden": { "type": "boolean" },
				"x-same-as": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"x-tasks": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"x-todo": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"x-complete": { "type": "boolean" },
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-stdin": { "$ref": "#/$defs/stdin" },
				"x-prints": { "type": "boolean" },
				"x-safer": { "$ref": "#/$defs/safer" },
				"x-self": { "$ref": "#/$defs/effects" },
				"x-destroys": { "enum": ["named"] },
				"x-hooks": {
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"names": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						},
						"given": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						}
					}
				},
				"x-says": {
					"type": "string",
					"minLength": 1
				},
				"x-other-options": { "$ref": "#/$defs/effects" },
				"x-overrides": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-syntax": { "$ref": "#/$defs/syntax" },
				"x-configured-by": {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/$defs/configuredBy" }
				},
				"x-scripts": { "enum": [
					"npm",
					"make",
					"npx"
				] }
			}
		},
		"toolVersion": {
			"type": "string",
			"pattern": "[0-9]"
		},
		"argument": {
			"type": "object",
			"required": ["name"],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1
				},
				"type": { "type": "string" },
				"enum": { "type": "array" },
				"default": {},
				"description": { "type": "string" },
				"required": { "type": "boolean" },
				"variadic": { "type": "boolean" },
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-values": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/valueEffects" }
				},
				"x-ignore-case": { "type": "boolean" },
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-language": {
					"type": "string",
					"minLength": 1
				},
				"x-placeholder": {
					"type": "string",
					"minLength": 1
				},
				"x-placeholder-from": { "type": "string" },
				"x-assignments": { "type": "boolean" },
				"x-appends": { "type": "boolean" },
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-path-after": {
					"type": "string",
					"minLength": 1
				},
				"x-path-before": {
					"type": "string",
					"minLength": 1
				},
				"x-reads-behind": {
					"type": "string",
					"minLength": 1
				},
				"x-sends": { "type": "boolean" },
				"x-selects": { "enum": [
					"glob",
					"regex",
					"extension",
					"lines"
				] },
				"x-stdin": { "$ref": "#/$defs/stdin" },
				"x-prints": { "type": "boolean" },
				"x-opens": {
					"type": "array",
					"items": { "enum": [
						"editor",
						"browser",
						"pager"
					] }
				},
				"x-unless": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-loses": { "enum": ["named", "existing"] }
			}
		},
		"option": {
			"type": "object",
			"required": ["flags"],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1
				},
				"flags": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"type": { "type": "string" },
				"enum": { "type": "array" },
				"default": {},
				"description": { "type": "string" },
				"required": { "type": "boolean" },
				"variadic": { "type": "boolean" },
				"x-value": { "enum": [
					"required",
					"optional",
					"none"
				] },
				"x-arity": {
					"type": "integer",
					"minimum": 0,
					"maximum": 16
				},
				"x-negatable": { "type": "boolean" },
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-values": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/valueEffects" }
				},
				"x-ignore-case": { "type": "boolean" },
				"x-mode": { "$ref": "#/$defs/effects" },
				"x-neutralizes": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-drops": { "$ref": "#/$defs/drops" },
				"x-undoes": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-language": {
					"type": "string",
					"minLength": 1
				},
				"x-placeholder": {
					"type": "string",
					"minLength": 1
				},
				"x-placeholder-from": { "type": "string" },
				"x-elsewhere": { "type": "boolean" },
				"x-appends": { "type": "boolean" },
				"x-access": {
					"type": "object",
					"additionalProperties": { "enum": [
						"read",
						"read-tree",
						"alter",
						"write",
						"delete"
					] }
				},
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-path-after": {
					"type": "string",
					"minLength": 1
				},
				"x-path-before": {
					"type": "string",
					"minLength": 1
				},
				"x-reads-behind": {
					"type": "string",
					"minLength": 1
				},
				"x-sends": { "type": "boolean" },
				"x-selects": { "enum": [
					"glob",
					"regex",
					"extension",
					"lines",
					"hidden"
				] },
				"x-joins": { "enum": ["not", "or"] },
				"x-stdin": { "$ref": "#/$defs/stdin" },
				"x-prints": { "type": "boolean" },
				"x-opens": {
					"type": "array",
					"items": { "enum": [
						"editor",
						"browser",
						"pager"
					] }
				},
				"x-configured-by": {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/$defs/configuredBy" }
				},
				"x-tasks": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"x-since": { "$ref": "#/$defs/toolVersion" },
				"x-until": { "$ref": "#/$defs/toolVersion" },
				"x-plugin": {
					"type": "string",
					"minLength": 1
				},
				"x-hidden": { "type": "boolean" }
			}
		},
		"effects": {
			"type": "object",
			"properties": {
				"filesystem": {
					"type": "object",
					"properties": {
						"read": { "type": "boolean" },
						"write": { "type": "boolean" },
						"delete": { "type": "boolean" },
						"paths": {
							"type": "array",
							"items": { "type": "string" }
						}
					}
				},
				"network": { "type": "boolean" },
				"idempotent": { "type": "boolean" },
				"reversible": { "type": "boolean" },
				"destructive": { "type": "boolean" },
				"creates": {
					"type": "array",
					"items": { "type": "string" }
				},
				"modifies": {
					"type": "array",
					"items": { "type": "string" }
				},
				"deletes": {
					"type": "array",
					"items": { "type": "string" }
				},
				"cost": {
					"type": "object",
					"properties": {
						"estimate": { "type": "string" },
						"billable": { "type": "boolean" }
					}
				},
				"duration": {
					"type": "object",
					"properties": {
						"typical": { "type": "string" },
						"timeout": { "type": "string" }
					}
				},
				"interactive": {
					"type": "object",
					"properties": {
						"stdin": { "type": ["boolean", "string"] },
						"editor": { "type": "boolean" },
						"browser": { "type": "boolean" },
						"pager": { "type": "boolean" },
						"tty": { "type": "boolean" },
						"prompts": { "type": "boolean" }
					}
				},
				"x-inferred": { "type": "boolean" },
				"x-network-scope": { "enum": [
					"loopback",
					"service",
					"argument"
				] },
				"x-reveals": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-executes": { "anyOf": [{ "type": "boolean" }, { "$ref": "#/$defs/executes" }] }
			}
		},
		"valueEffects": {
			"type": "object",
			"allOf": [{ "$ref": "#/$defs/effects" }],
			"properties": {
				"x-mode": { "$ref": "#/$defs/effects" },
				"x-neutralizes": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-drops": { "$ref": "#/$defs/drops" }
			}
		},
		"drops": {
			"type": "array",
			"items": { "enum": [
				"stdin",
				"executes",
				"reveals",
				"reads",
				"directory"
			] }
		},
		"executes": {
			"type": "string",
			"pattern": "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$"
		},
		"pathRole": { "enum": [
			"read",
			"read-tree",
			"alter",
			"write",
			"delete",
			"cwd",
			"obeyed"
		] },
		"stdin": { "type": ["string", "boolean"] },
		"variable": {
			"type": "object",
			"properties": {
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-values": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/valueEffects" }
				},
				"x-ignore-case": { "type": "boolean" },
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-language": { "type": "string" },
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-path-after": {
					"type": "string",
					"minLength": 1
				},
				"x-path-before": {
					"type": "string",
					"minLength": 1
				},
				"x-reads-behind": {
					"type": "string",
					"minLength": 1
				},
				"x-sends": { "type": "boolean" },
				"x-prints": { "type": "boolean" },
				"x-opens": {
					"type": "array",
					"items": { "enum": [
						"editor",
						"browser",
						"pager"
					] }
				}
			}
		},
		"safer": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["replace", "with"],
				"properties": {
					"replace": { "type": "string" },
					"with": { "type": "string" },
					"description": { "type": "string" }
				}
			}
		},
		"syntax": {
			"type": "object",
			"properties": {
				"permute": { "type": "boolean" },
				"bundling": { "type": "boolean" },
				"longDash": { "enum": [
					"double",
					"single",
					"either"
				] },
				"abbreviations": { "type": "boolean" },
				"attached": { "type": "boolean" },
				"booleanValues": { "type": "boolean" },
				"booleanWords": { "type": "boolean" },
				"lastWins": { "type": "boolean" },
				"optionFiles": { "enum": ["words", "operands"] },
				"separators": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"separatesWithin": { "enum": ["end", "anywhere"] },
				"doubleDash": { "type": "boolean" },
				"operandsOnly": { "type": "boolean" },
				"keyValue": { "type": "boolean" },
				"firstCluster": { "type": "boolean" },
				"optionsAsWords": { "type": "boolean" }
			}
		},
		"authentication": {
			"type": "object",
			"properties": {
				"required": { "type": "boolean" },
				"methods": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["type"],
						"properties": {
							"type": { "type": "string" },
							"envVar": { "type": "string" },
							"description": { "type": "string" },
							"setupCommand": { "type": "string" }
						}
					}
				},
				"checkCommand": { "type": "string" }
			}
		},
		"pattern": {
			"type": "object",
			"required": ["name", "steps"],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1
				},
				"description": { "type": "string" },
				"steps": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["command"],
						"properties": {
							"command": {
								"type": "string",
								"minLength": 1
							},
							"description": { "type": "string" }
						}
					}
				},
				"variables": {
					"type": "object",
					"additionalProperties": {
						"type": "object",
						"properties": {
							"type": { "type": "string" },
							"description": { "type": "string" }
						}
					}
				}
			}
		},
		"test": {
			"type": "object",
			"required": ["run", "expect"],
			"properties": {
				"run": {
					"type": "string",
					"minLength": 1
				},
				"expect": {
					"type": "object",
					"minProperties": 1,
					"additionalProperties": { "type": ["boolean", "string"] }
				}
			}
		},
		"loopback": {
			"type": "object",
			"additionalProperties": false,
			"required": ["options"],
			"properties": {
				"urls": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"hosts": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"options": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"proxies": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"files": {
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "^(?:~|\\$\\w+)/."
					}
				}
			}
		},
		"configuredBy": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"repository": { "enum": ["git"] },
				"paths": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"mentions": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"harmless": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"up": { "type": "boolean" },
				"always": { "type": "boolean" },
				"below": { "type": "boolean" },
				"modules": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		}
	}
};
const schema55 = {
	"type": "object",
	"properties": {
		"permute": { "type": "boolean" },
		"bundling": { "type": "boolean" },
		"longDash": { "enum": [
			"double",
			"single",
			"either"
		] },
		"abbreviations": { "type": "boolean" },
		"attached": { "type": "boolean" },
		"booleanValues": { "type": "boolean" },
		"booleanWords": { "type": "boolean" },
		"lastWins": { "type": "boolean" },
		"optionFiles": { "enum": ["words", "operands"] },
		"separators": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"separatesWithin": { "enum": ["end", "anywhere"] },
		"doubleDash": { "type": "boolean" },
		"operandsOnly": { "type": "boolean" },
		"keyValue": { "type": "boolean" },
		"firstCluster": { "type": "boolean" },
		"optionsAsWords": { "type": "boolean" }
	}
};
const schema41 = { "type": ["string", "boolean"] };
const schema67 = {
	"type": "object",
	"required": ["run", "expect"],
	"properties": {
		"run": {
			"type": "string",
			"minLength": 1
		},
		"expect": {
			"type": "object",
			"minProperties": 1,
			"additionalProperties": { "type": ["boolean", "string"] }
		}
	}
};
const schema47 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"repository": { "enum": ["git"] },
		"paths": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"mentions": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"harmless": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"up": { "type": "boolean" },
		"always": { "type": "boolean" },
		"below": { "type": "boolean" },
		"modules": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"minLength": 1
			}
		}
	}
};
const pattern4 = /* @__PURE__ */ new RegExp("^0\\.[0-9]+(\\.[0-9]+)?$", "u");
const pattern14 = /* @__PURE__ */ new RegExp("^(?:~|\\$\\w+)/.", "u");
const pattern5 = /* @__PURE__ */ new RegExp("^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$", "u");
const func1 = require_ucs2length().default;
const schema33 = {
	"type": "object",
	"properties": {
		"description": { "type": "string" },
		"arguments": {
			"type": "array",
			"items": { "$ref": "#/$defs/argument" }
		},
		"options": {
			"type": "array",
			"items": { "$ref": "#/$defs/option" }
		},
		"commands": { "$ref": "#/$defs/commands" },
		"effects": { "$ref": "#/$defs/effects" },
		"examples": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-aliases": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-since": { "$ref": "#/$defs/toolVersion" },
		"x-until": { "$ref": "#/$defs/toolVersion" },
		"x-plugin": {
			"type": "string",
			"minLength": 1
		},
		"x-hidden": { "type": "boolean" },
		"x-same-as": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-tasks": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-todo": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-complete": { "type": "boolean" },
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-prints": { "type": "boolean" },
		"x-safer": { "$ref": "#/$defs/safer" },
		"x-self": { "$ref": "#/$defs/effects" },
		"x-destroys": { "enum": ["named"] },
		"x-hooks": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"names": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"given": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		},
		"x-says": {
			"type": "string",
			"minLength": 1
		},
		"x-other-options": { "$ref": "#/$defs/effects" },
		"x-overrides": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-syntax": { "$ref": "#/$defs/syntax" },
		"x-configured-by": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/configuredBy" }
		},
		"x-scripts": { "enum": [
			"npm",
			"make",
			"npx"
		] }
	}
};
const schema34 = {
	"type": "object",
	"required": ["name"],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 1
		},
		"type": { "type": "string" },
		"enum": { "type": "array" },
		"default": {},
		"description": { "type": "string" },
		"required": { "type": "boolean" },
		"variadic": { "type": "boolean" },
		"x-effects": { "$ref": "#/$defs/effects" },
		"x-values": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/valueEffects" }
		},
		"x-ignore-case": { "type": "boolean" },
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-language": {
			"type": "string",
			"minLength": 1
		},
		"x-placeholder": {
			"type": "string",
			"minLength": 1
		},
		"x-placeholder-from": { "type": "string" },
		"x-assignments": { "type": "boolean" },
		"x-appends": { "type": "boolean" },
		"x-path": { "$ref": "#/$defs/pathRole" },
		"x-path-after": {
			"type": "string",
			"minLength": 1
		},
		"x-path-before": {
			"type": "string",
			"minLength": 1
		},
		"x-reads-behind": {
			"type": "string",
			"minLength": 1
		},
		"x-sends": { "type": "boolean" },
		"x-selects": { "enum": [
			"glob",
			"regex",
			"extension",
			"lines"
		] },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-prints": { "type": "boolean" },
		"x-opens": {
			"type": "array",
			"items": { "enum": [
				"editor",
				"browser",
				"pager"
			] }
		},
		"x-unless": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-loses": { "enum": ["named", "existing"] }
	}
};
const schema40 = { "enum": [
	"read",
	"read-tree",
	"alter",
	"write",
	"delete",
	"cwd",
	"obeyed"
] };
const schema35 = {
	"type": "object",
	"properties": {
		"filesystem": {
			"type": "object",
			"properties": {
				"read": { "type": "boolean" },
				"write": { "type": "boolean" },
				"delete": { "type": "boolean" },
				"paths": {
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"network": { "type": "boolean" },
		"idempotent": { "type": "boolean" },
		"reversible": { "type": "boolean" },
		"destructive": { "type": "boolean" },
		"creates": {
			"type": "array",
			"items": { "type": "string" }
		},
		"modifies": {
			"type": "array",
			"items": { "type": "string" }
		},
		"deletes": {
			"type": "array",
			"items": { "type": "string" }
		},
		"cost": {
			"type": "object",
			"properties": {
				"estimate": { "type": "string" },
				"billable": { "type": "boolean" }
			}
		},
		"duration": {
			"type": "object",
			"properties": {
				"typical": { "type": "string" },
				"timeout": { "type": "string" }
			}
		},
		"interactive": {
			"type": "object",
			"properties": {
				"stdin": { "type": ["boolean", "string"] },
				"editor": { "type": "boolean" },
				"browser": { "type": "boolean" },
				"pager": { "type": "boolean" },
				"tty": { "type": "boolean" },
				"prompts": { "type": "boolean" }
			}
		},
		"x-inferred": { "type": "boolean" },
		"x-network-scope": { "enum": [
			"loopback",
			"service",
			"argument"
		] },
		"x-reveals": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-executes": { "anyOf": [{ "type": "boolean" }, { "$ref": "#/$defs/executes" }] }
	}
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.filesystem !== void 0) {
			let data0 = data.filesystem;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.read !== void 0) {
					if (typeof data0.read !== "boolean") {
						const err0 = {
							instancePath: instancePath + "/filesystem/read",
							schemaPath: "#/properties/filesystem/properties/read/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (data0.write !== void 0) {
					if (typeof data0.write !== "boolean") {
						const err1 = {
							instancePath: instancePath + "/filesystem/write",
							schemaPath: "#/properties/filesystem/properties/write/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (data0.delete !== void 0) {
					if (typeof data0.delete !== "boolean") {
						const err2 = {
							instancePath: instancePath + "/filesystem/delete",
							schemaPath: "#/properties/filesystem/properties/delete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.paths !== void 0) {
					let data4 = data0.paths;
					if (Array.isArray(data4)) {
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
							const err3 = {
								instancePath: instancePath + "/filesystem/paths/" + i0,
								schemaPath: "#/properties/filesystem/properties/paths/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					} else {
						const err4 = {
							instancePath: instancePath + "/filesystem/paths",
							schemaPath: "#/properties/filesystem/properties/paths/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/filesystem",
					schemaPath: "#/properties/filesystem/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.network !== void 0) {
			if (typeof data.network !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/network",
					schemaPath: "#/properties/network/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.idempotent !== void 0) {
			if (typeof data.idempotent !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/idempotent",
					schemaPath: "#/properties/idempotent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reversible !== void 0) {
			if (typeof data.reversible !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/reversible",
					schemaPath: "#/properties/reversible/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.destructive !== void 0) {
			if (typeof data.destructive !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/destructive",
					schemaPath: "#/properties/destructive/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.creates !== void 0) {
			let data10 = data.creates;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data10[i1] !== "string") {
					const err10 = {
						instancePath: instancePath + "/creates/" + i1,
						schemaPath: "#/properties/creates/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/creates",
					schemaPath: "#/properties/creates/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.modifies !== void 0) {
			let data12 = data.modifies;
			if (Array.isArray(data12)) {
				const len2 = data12.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data12[i2] !== "string") {
					const err12 = {
						instancePath: instancePath + "/modifies/" + i2,
						schemaPath: "#/properties/modifies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/modifies",
					schemaPath: "#/properties/modifies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.deletes !== void 0) {
			let data14 = data.deletes;
			if (Array.isArray(data14)) {
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data14[i3] !== "string") {
					const err14 = {
						instancePath: instancePath + "/deletes/" + i3,
						schemaPath: "#/properties/deletes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/deletes",
					schemaPath: "#/properties/deletes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.cost !== void 0) {
			let data16 = data.cost;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.estimate !== void 0) {
					if (typeof data16.estimate !== "string") {
						const err16 = {
							instancePath: instancePath + "/cost/estimate",
							schemaPath: "#/properties/cost/properties/estimate/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data16.billable !== void 0) {
					if (typeof data16.billable !== "boolean") {
						const err17 = {
							instancePath: instancePath + "/cost/billable",
							schemaPath: "#/properties/cost/properties/billable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/cost",
					schemaPath: "#/properties/cost/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.duration !== void 0) {
			let data19 = data.duration;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.typical !== void 0) {
					if (typeof data19.typical !== "string") {
						const err19 = {
							instancePath: instancePath + "/duration/typical",
							schemaPath: "#/properties/duration/properties/typical/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data19.timeout !== void 0) {
					if (typeof data19.timeout !== "string") {
						const err20 = {
							instancePath: instancePath + "/duration/timeout",
							schemaPath: "#/properties/duration/properties/timeout/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.interactive !== void 0) {
			let data22 = data.interactive;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.stdin !== void 0) {
					let data23 = data22.stdin;
					if (typeof data23 !== "boolean" && typeof data23 !== "string") {
						const err22 = {
							instancePath: instancePath + "/interactive/stdin",
							schemaPath: "#/properties/interactive/properties/stdin/type",
							keyword: "type",
							params: { type: schema35.properties.interactive.properties.stdin.type },
							message: "must be boolean,string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data22.editor !== void 0) {
					if (typeof data22.editor !== "boolean") {
						const err23 = {
							instancePath: instancePath + "/interactive/editor",
							schemaPath: "#/properties/interactive/properties/editor/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data22.browser !== void 0) {
					if (typeof data22.browser !== "boolean") {
						const err24 = {
							instancePath: instancePath + "/interactive/browser",
							schemaPath: "#/properties/interactive/properties/browser/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data22.pager !== void 0) {
					if (typeof data22.pager !== "boolean") {
						const err25 = {
							instancePath: instancePath + "/interactive/pager",
							schemaPath: "#/properties/interactive/properties/pager/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data22.tty !== void 0) {
					if (typeof data22.tty !== "boolean") {
						const err26 = {
							instancePath: instancePath + "/interactive/tty",
							schemaPath: "#/properties/interactive/properties/tty/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data22.prompts !== void 0) {
					if (typeof data22.prompts !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/interactive/prompts",
							schemaPath: "#/properties/interactive/properties/prompts/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/interactive",
					schemaPath: "#/properties/interactive/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data["x-inferred"] !== void 0) {
			if (typeof data["x-inferred"] !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/x-inferred",
					schemaPath: "#/properties/x-inferred/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data["x-network-scope"] !== void 0) {
			let data30 = data["x-network-scope"];
			if (!(data30 === "loopback" || data30 === "service" || data30 === "argument")) {
				const err30 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/properties/x-network-scope/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties["x-network-scope"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data["x-reveals"] !== void 0) {
			let data31 = data["x-reveals"];
			if (Array.isArray(data31)) {
				const len4 = data31.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data31[i4] !== "string") {
					const err31 = {
						instancePath: instancePath + "/x-reveals/" + i4,
						schemaPath: "#/properties/x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/x-reveals",
					schemaPath: "#/properties/x-reveals/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data33 = data["x-executes"];
			const _errs67 = errors;
			let valid15 = false;
			const _errs68 = errors;
			if (typeof data33 !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/properties/x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			var _valid0 = _errs68 === errors;
			valid15 = valid15 || _valid0;
			const _errs70 = errors;
			if (typeof data33 === "string") {
				if (!pattern5.test(data33)) {
					const err34 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			var _valid0 = _errs70 === errors;
			valid15 = valid15 || _valid0;
			if (!valid15) {
				const err36 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/properties/x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			} else {
				errors = _errs67;
				if (vErrors !== null) {
					if (_errs67) vErrors.length = _errs67;
					else vErrors = null;
				}
			}
		}
	} else {
		const err37 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err37];
		else vErrors.push(err37);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
validate24.evaluated = {
	"props": {
		"filesystem": true,
		"network": true,
		"idempotent": true,
		"reversible": true,
		"destructive": true,
		"creates": true,
		"modifies": true,
		"deletes": true,
		"cost": true,
		"duration": true,
		"interactive": true,
		"x-inferred": true,
		"x-network-scope": true,
		"x-reveals": true,
		"x-executes": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const schema38 = {
	"type": "array",
	"items": { "enum": [
		"stdin",
		"executes",
		"reveals",
		"reads",
		"directory"
	] }
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate26.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate24(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["x-mode"] !== void 0) {
			if (!validate24(data["x-mode"], {
				instancePath: instancePath + "/x-mode",
				parentData: data,
				parentDataProperty: "x-mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-neutralizes"] !== void 0) {
			let data1 = data["x-neutralizes"];
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err0 = {
						instancePath: instancePath + "/x-neutralizes/" + i0,
						schemaPath: "#/properties/x-neutralizes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/x-neutralizes",
					schemaPath: "#/properties/x-neutralizes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["x-drops"] !== void 0) {
			let data3 = data["x-drops"];
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (!(data4 === "stdin" || data4 === "executes" || data4 === "reveals" || data4 === "reads" || data4 === "directory")) {
						const err2 = {
							instancePath: instancePath + "/x-drops/" + i1,
							schemaPath: "#/$defs/drops/items/enum",
							keyword: "enum",
							params: { allowedValues: schema38.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/x-drops",
					schemaPath: "#/$defs/drops/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
validate26.evaluated = {
	"props": {
		"x-mode": true,
		"x-neutralizes": true,
		"x-drops": true,
		"filesystem": true,
		"network": true,
		"idempotent": true,
		"reversible": true,
		"destructive": true,
		"creates": true,
		"modifies": true,
		"deletes": true,
		"cost": true,
		"duration": true,
		"interactive": true,
		"x-inferred": true,
		"x-network-scope": true,
		"x-reveals": true,
		"x-executes": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err1 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.enum !== void 0) {
			if (!Array.isArray(data.enum)) {
				const err4 = {
					instancePath: instancePath + "/enum",
					schemaPath: "#/properties/enum/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err5 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.required !== void 0) {
			if (typeof data.required !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/required",
					schemaPath: "#/properties/required/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.variadic !== void 0) {
			if (typeof data.variadic !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/variadic",
					schemaPath: "#/properties/variadic/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data["x-effects"] !== void 0) {
			if (!validate24(data["x-effects"], {
				instancePath: instancePath + "/x-effects",
				parentData: data,
				parentDataProperty: "x-effects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-values"] !== void 0) {
			let data7 = data["x-values"];
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key0 in data7) if (!validate26(data7[key0], {
					instancePath: instancePath + "/x-values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data7,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/x-values",
					schemaPath: "#/properties/x-values/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data["x-ignore-case"] !== void 0) {
			if (typeof data["x-ignore-case"] !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/x-ignore-case",
					schemaPath: "#/properties/x-ignore-case/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data10 = data["x-executes"];
			if (typeof data10 === "string") {
				if (!pattern5.test(data10)) {
					const err10 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data["x-language"] !== void 0) {
			let data11 = data["x-language"];
			if (typeof data11 === "string") {
				if (func1(data11) < 1) {
					const err12 = {
						instancePath: instancePath + "/x-language",
						schemaPath: "#/properties/x-language/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data["x-placeholder"] !== void 0) {
			let data12 = data["x-placeholder"];
			if (typeof data12 === "string") {
				if (func1(data12) < 1) {
					const err14 = {
						instancePath: instancePath + "/x-placeholder",
						schemaPath: "#/properties/x-placeholder/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/x-placeholder",
					schemaPath: "#/properties/x-placeholder/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["x-placeholder-from"] !== void 0) {
			if (typeof data["x-placeholder-from"] !== "string") {
				const err16 = {
					instancePath: instancePath + "/x-placeholder-from",
					schemaPath: "#/properties/x-placeholder-from/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data["x-assignments"] !== void 0) {
			if (typeof data["x-assignments"] !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/x-assignments",
					schemaPath: "#/properties/x-assignments/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data["x-appends"] !== void 0) {
			if (typeof data["x-appends"] !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/x-appends",
					schemaPath: "#/properties/x-appends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data16 = data["x-path"];
			if (!(data16 === "read" || data16 === "read-tree" || data16 === "alter" || data16 === "write" || data16 === "delete" || data16 === "cwd" || data16 === "obeyed")) {
				const err19 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema40.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["x-path-after"] !== void 0) {
			let data17 = data["x-path-after"];
			if (typeof data17 === "string") {
				if (func1(data17) < 1) {
					const err20 = {
						instancePath: instancePath + "/x-path-after",
						schemaPath: "#/properties/x-path-after/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/x-path-after",
					schemaPath: "#/properties/x-path-after/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data["x-path-before"] !== void 0) {
			let data18 = data["x-path-before"];
			if (typeof data18 === "string") {
				if (func1(data18) < 1) {
					const err22 = {
						instancePath: instancePath + "/x-path-before",
						schemaPath: "#/properties/x-path-before/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/x-path-before",
					schemaPath: "#/properties/x-path-before/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data["x-reads-behind"] !== void 0) {
			let data19 = data["x-reads-behind"];
			if (typeof data19 === "string") {
				if (func1(data19) < 1) {
					const err24 = {
						instancePath: instancePath + "/x-reads-behind",
						schemaPath: "#/properties/x-reads-behind/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/x-reads-behind",
					schemaPath: "#/properties/x-reads-behind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data["x-sends"] !== void 0) {
			if (typeof data["x-sends"] !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/x-sends",
					schemaPath: "#/properties/x-sends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data["x-selects"] !== void 0) {
			let data21 = data["x-selects"];
			if (!(data21 === "glob" || data21 === "regex" || data21 === "extension" || data21 === "lines")) {
				const err27 = {
					instancePath: instancePath + "/x-selects",
					schemaPath: "#/properties/x-selects/enum",
					keyword: "enum",
					params: { allowedValues: schema34.properties["x-selects"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data22 = data["x-stdin"];
			if (typeof data22 !== "string" && typeof data22 !== "boolean") {
				const err28 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema41.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data["x-prints"] !== void 0) {
			if (typeof data["x-prints"] !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/x-prints",
					schemaPath: "#/properties/x-prints/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data["x-opens"] !== void 0) {
			let data24 = data["x-opens"];
			if (Array.isArray(data24)) {
				const len0 = data24.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data25 = data24[i0];
					if (!(data25 === "editor" || data25 === "browser" || data25 === "pager")) {
						const err30 = {
							instancePath: instancePath + "/x-opens/" + i0,
							schemaPath: "#/properties/x-opens/items/enum",
							keyword: "enum",
							params: { allowedValues: schema34.properties["x-opens"].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/x-opens",
					schemaPath: "#/properties/x-opens/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data["x-unless"] !== void 0) {
			let data26 = data["x-unless"];
			if (Array.isArray(data26)) {
				const len1 = data26.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data26[i1] !== "string") {
					const err32 = {
						instancePath: instancePath + "/x-unless/" + i1,
						schemaPath: "#/properties/x-unless/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/x-unless",
					schemaPath: "#/properties/x-unless/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data["x-loses"] !== void 0) {
			let data28 = data["x-loses"];
			if (!(data28 === "named" || data28 === "existing")) {
				const err34 = {
					instancePath: instancePath + "/x-loses",
					schemaPath: "#/properties/x-loses/enum",
					keyword: "enum",
					params: { allowedValues: schema34.properties["x-loses"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
	} else {
		const err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err35];
		else vErrors.push(err35);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
validate23.evaluated = {
	"props": {
		"name": true,
		"type": true,
		"enum": true,
		"default": true,
		"description": true,
		"required": true,
		"variadic": true,
		"x-effects": true,
		"x-values": true,
		"x-ignore-case": true,
		"x-executes": true,
		"x-language": true,
		"x-placeholder": true,
		"x-placeholder-from": true,
		"x-assignments": true,
		"x-appends": true,
		"x-path": true,
		"x-path-after": true,
		"x-path-before": true,
		"x-reads-behind": true,
		"x-sends": true,
		"x-selects": true,
		"x-stdin": true,
		"x-prints": true,
		"x-opens": true,
		"x-unless": true,
		"x-loses": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const schema42 = {
	"type": "object",
	"required": ["flags"],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 1
		},
		"flags": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"type": { "type": "string" },
		"enum": { "type": "array" },
		"default": {},
		"description": { "type": "string" },
		"required": { "type": "boolean" },
		"variadic": { "type": "boolean" },
		"x-value": { "enum": [
			"required",
			"optional",
			"none"
		] },
		"x-arity": {
			"type": "integer",
			"minimum": 0,
			"maximum": 16
		},
		"x-negatable": { "type": "boolean" },
		"x-effects": { "$ref": "#/$defs/effects" },
		"x-values": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/valueEffects" }
		},
		"x-ignore-case": { "type": "boolean" },
		"x-mode": { "$ref": "#/$defs/effects" },
		"x-neutralizes": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-drops": { "$ref": "#/$defs/drops" },
		"x-undoes": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-language": {
			"type": "string",
			"minLength": 1
		},
		"x-placeholder": {
			"type": "string",
			"minLength": 1
		},
		"x-placeholder-from": { "type": "string" },
		"x-elsewhere": { "type": "boolean" },
		"x-appends": { "type": "boolean" },
		"x-access": {
			"type": "object",
			"additionalProperties": { "enum": [
				"read",
				"read-tree",
				"alter",
				"write",
				"delete"
			] }
		},
		"x-path": { "$ref": "#/$defs/pathRole" },
		"x-path-after": {
			"type": "string",
			"minLength": 1
		},
		"x-path-before": {
			"type": "string",
			"minLength": 1
		},
		"x-reads-behind": {
			"type": "string",
			"minLength": 1
		},
		"x-sends": { "type": "boolean" },
		"x-selects": { "enum": [
			"glob",
			"regex",
			"extension",
			"lines",
			"hidden"
		] },
		"x-joins": { "enum": ["not", "or"] },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-prints": { "type": "boolean" },
		"x-opens": {
			"type": "array",
			"items": { "enum": [
				"editor",
				"browser",
				"pager"
			] }
		},
		"x-configured-by": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/configuredBy" }
		},
		"x-tasks": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"x-since": { "$ref": "#/$defs/toolVersion" },
		"x-until": { "$ref": "#/$defs/toolVersion" },
		"x-plugin": {
			"type": "string",
			"minLength": 1
		},
		"x-hidden": { "type": "boolean" }
	}
};
const pattern8 = /* @__PURE__ */ new RegExp("[0-9]", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate31.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.flags === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "flags" },
				message: "must have required property 'flags'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err1 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.flags !== void 0) {
			let data1 = data.flags;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					const err3 = {
						instancePath: instancePath + "/flags",
						schemaPath: "#/properties/flags/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) < 1) {
							const err4 = {
								instancePath: instancePath + "/flags/" + i0,
								schemaPath: "#/properties/flags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/flags/" + i0,
							schemaPath: "#/properties/flags/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/flags",
					schemaPath: "#/properties/flags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.type !== void 0) {
			if (typeof data.type !== "string") {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.enum !== void 0) {
			if (!Array.isArray(data.enum)) {
				const err8 = {
					instancePath: instancePath + "/enum",
					schemaPath: "#/properties/enum/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err9 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.required !== void 0) {
			if (typeof data.required !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/required",
					schemaPath: "#/properties/required/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.variadic !== void 0) {
			if (typeof data.variadic !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/variadic",
					schemaPath: "#/properties/variadic/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data["x-value"] !== void 0) {
			let data8 = data["x-value"];
			if (!(data8 === "required" || data8 === "optional" || data8 === "none")) {
				const err12 = {
					instancePath: instancePath + "/x-value",
					schemaPath: "#/properties/x-value/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties["x-value"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data["x-arity"] !== void 0) {
			let data9 = data["x-arity"];
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err13 = {
					instancePath: instancePath + "/x-arity",
					schemaPath: "#/properties/x-arity/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 16 || isNaN(data9)) {
					const err14 = {
						instancePath: instancePath + "/x-arity",
						schemaPath: "#/properties/x-arity/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 16
						},
						message: "must be <= 16"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data9 < 0 || isNaN(data9)) {
					const err15 = {
						instancePath: instancePath + "/x-arity",
						schemaPath: "#/properties/x-arity/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data["x-negatable"] !== void 0) {
			if (typeof data["x-negatable"] !== "boolean") {
				const err16 = {
					instancePath: instancePath + "/x-negatable",
					schemaPath: "#/properties/x-negatable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data["x-effects"] !== void 0) {
			if (!validate24(data["x-effects"], {
				instancePath: instancePath + "/x-effects",
				parentData: data,
				parentDataProperty: "x-effects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-values"] !== void 0) {
			let data12 = data["x-values"];
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				for (const key0 in data12) if (!validate26(data12[key0], {
					instancePath: instancePath + "/x-values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data12,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/x-values",
					schemaPath: "#/properties/x-values/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data["x-ignore-case"] !== void 0) {
			if (typeof data["x-ignore-case"] !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/x-ignore-case",
					schemaPath: "#/properties/x-ignore-case/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data["x-mode"] !== void 0) {
			if (!validate24(data["x-mode"], {
				instancePath: instancePath + "/x-mode",
				parentData: data,
				parentDataProperty: "x-mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-neutralizes"] !== void 0) {
			let data16 = data["x-neutralizes"];
			if (Array.isArray(data16)) {
				const len1 = data16.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data16[i1] !== "string") {
					const err19 = {
						instancePath: instancePath + "/x-neutralizes/" + i1,
						schemaPath: "#/properties/x-neutralizes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/x-neutralizes",
					schemaPath: "#/properties/x-neutralizes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data["x-drops"] !== void 0) {
			let data18 = data["x-drops"];
			if (Array.isArray(data18)) {
				const len2 = data18.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data19 = data18[i2];
					if (!(data19 === "stdin" || data19 === "executes" || data19 === "reveals" || data19 === "reads" || data19 === "directory")) {
						const err21 = {
							instancePath: instancePath + "/x-drops/" + i2,
							schemaPath: "#/$defs/drops/items/enum",
							keyword: "enum",
							params: { allowedValues: schema38.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/x-drops",
					schemaPath: "#/$defs/drops/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data["x-undoes"] !== void 0) {
			let data20 = data["x-undoes"];
			if (Array.isArray(data20)) {
				const len3 = data20.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data20[i3] !== "string") {
					const err23 = {
						instancePath: instancePath + "/x-undoes/" + i3,
						schemaPath: "#/properties/x-undoes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/x-undoes",
					schemaPath: "#/properties/x-undoes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data22 = data["x-executes"];
			if (typeof data22 === "string") {
				if (!pattern5.test(data22)) {
					const err25 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data["x-language"] !== void 0) {
			let data23 = data["x-language"];
			if (typeof data23 === "string") {
				if (func1(data23) < 1) {
					const err27 = {
						instancePath: instancePath + "/x-language",
						schemaPath: "#/properties/x-language/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data["x-placeholder"] !== void 0) {
			let data24 = data["x-placeholder"];
			if (typeof data24 === "string") {
				if (func1(data24) < 1) {
					const err29 = {
						instancePath: instancePath + "/x-placeholder",
						schemaPath: "#/properties/x-placeholder/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/x-placeholder",
					schemaPath: "#/properties/x-placeholder/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data["x-placeholder-from"] !== void 0) {
			if (typeof data["x-placeholder-from"] !== "string") {
				const err31 = {
					instancePath: instancePath + "/x-placeholder-from",
					schemaPath: "#/properties/x-placeholder-from/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data["x-elsewhere"] !== void 0) {
			if (typeof data["x-elsewhere"] !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/x-elsewhere",
					schemaPath: "#/properties/x-elsewhere/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data["x-appends"] !== void 0) {
			if (typeof data["x-appends"] !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/x-appends",
					schemaPath: "#/properties/x-appends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data["x-access"] !== void 0) {
			let data28 = data["x-access"];
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) for (const key1 in data28) {
				let data29 = data28[key1];
				if (!(data29 === "read" || data29 === "read-tree" || data29 === "alter" || data29 === "write" || data29 === "delete")) {
					const err34 = {
						instancePath: instancePath + "/x-access/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/x-access/additionalProperties/enum",
						keyword: "enum",
						params: { allowedValues: schema42.properties["x-access"].additionalProperties.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			else {
				const err35 = {
					instancePath: instancePath + "/x-access",
					schemaPath: "#/properties/x-access/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data30 = data["x-path"];
			if (!(data30 === "read" || data30 === "read-tree" || data30 === "alter" || data30 === "write" || data30 === "delete" || data30 === "cwd" || data30 === "obeyed")) {
				const err36 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema40.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data["x-path-after"] !== void 0) {
			let data31 = data["x-path-after"];
			if (typeof data31 === "string") {
				if (func1(data31) < 1) {
					const err37 = {
						instancePath: instancePath + "/x-path-after",
						schemaPath: "#/properties/x-path-after/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/x-path-after",
					schemaPath: "#/properties/x-path-after/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data["x-path-before"] !== void 0) {
			let data32 = data["x-path-before"];
			if (typeof data32 === "string") {
				if (func1(data32) < 1) {
					const err39 = {
						instancePath: instancePath + "/x-path-before",
						schemaPath: "#/properties/x-path-before/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/x-path-before",
					schemaPath: "#/properties/x-path-before/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
		if (data["x-reads-behind"] !== void 0) {
			let data33 = data["x-reads-behind"];
			if (typeof data33 === "string") {
				if (func1(data33) < 1) {
					const err41 = {
						instancePath: instancePath + "/x-reads-behind",
						schemaPath: "#/properties/x-reads-behind/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/x-reads-behind",
					schemaPath: "#/properties/x-reads-behind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data["x-sends"] !== void 0) {
			if (typeof data["x-sends"] !== "boolean") {
				const err43 = {
					instancePath: instancePath + "/x-sends",
					schemaPath: "#/properties/x-sends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data["x-selects"] !== void 0) {
			let data35 = data["x-selects"];
			if (!(data35 === "glob" || data35 === "regex" || data35 === "extension" || data35 === "lines" || data35 === "hidden")) {
				const err44 = {
					instancePath: instancePath + "/x-selects",
					schemaPath: "#/properties/x-selects/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties["x-selects"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data["x-joins"] !== void 0) {
			let data36 = data["x-joins"];
			if (!(data36 === "not" || data36 === "or")) {
				const err45 = {
					instancePath: instancePath + "/x-joins",
					schemaPath: "#/properties/x-joins/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties["x-joins"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data37 = data["x-stdin"];
			if (typeof data37 !== "string" && typeof data37 !== "boolean") {
				const err46 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema41.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data["x-prints"] !== void 0) {
			if (typeof data["x-prints"] !== "boolean") {
				const err47 = {
					instancePath: instancePath + "/x-prints",
					schemaPath: "#/properties/x-prints/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data["x-opens"] !== void 0) {
			let data39 = data["x-opens"];
			if (Array.isArray(data39)) {
				const len4 = data39.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data40 = data39[i4];
					if (!(data40 === "editor" || data40 === "browser" || data40 === "pager")) {
						const err48 = {
							instancePath: instancePath + "/x-opens/" + i4,
							schemaPath: "#/properties/x-opens/items/enum",
							keyword: "enum",
							params: { allowedValues: schema42.properties["x-opens"].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/x-opens",
					schemaPath: "#/properties/x-opens/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data["x-configured-by"] !== void 0) {
			let data41 = data["x-configured-by"];
			if (Array.isArray(data41)) {
				if (data41.length < 1) {
					const err50 = {
						instancePath: instancePath + "/x-configured-by",
						schemaPath: "#/properties/x-configured-by/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				const len5 = data41.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data42 = data41[i5];
					if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
						for (const key2 in data42) if (!(key2 === "repository" || key2 === "paths" || key2 === "mentions" || key2 === "harmless" || key2 === "up" || key2 === "always" || key2 === "below" || key2 === "modules")) {
							const err51 = {
								instancePath: instancePath + "/x-configured-by/" + i5,
								schemaPath: "#/$defs/configuredBy/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
						if (data42.repository !== void 0) {
							if (!(data42.repository === "git")) {
								const err52 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/repository",
									schemaPath: "#/$defs/configuredBy/properties/repository/enum",
									keyword: "enum",
									params: { allowedValues: schema47.properties.repository.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						}
						if (data42.paths !== void 0) {
							let data44 = data42.paths;
							if (Array.isArray(data44)) {
								if (data44.length < 1) {
									const err53 = {
										instancePath: instancePath + "/x-configured-by/" + i5 + "/paths",
										schemaPath: "#/$defs/configuredBy/properties/paths/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
								const len6 = data44.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data45 = data44[i6];
									if (typeof data45 === "string") {
										if (func1(data45) < 1) {
											const err54 = {
												instancePath: instancePath + "/x-configured-by/" + i5 + "/paths/" + i6,
												schemaPath: "#/$defs/configuredBy/properties/paths/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err54];
											else vErrors.push(err54);
											errors++;
										}
									} else {
										const err55 = {
											instancePath: instancePath + "/x-configured-by/" + i5 + "/paths/" + i6,
											schemaPath: "#/$defs/configuredBy/properties/paths/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
								}
							} else {
								const err56 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/paths",
									schemaPath: "#/$defs/configuredBy/properties/paths/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
						if (data42.mentions !== void 0) {
							let data46 = data42.mentions;
							if (Array.isArray(data46)) {
								if (data46.length < 1) {
									const err57 = {
										instancePath: instancePath + "/x-configured-by/" + i5 + "/mentions",
										schemaPath: "#/$defs/configuredBy/properties/mentions/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
								const len7 = data46.length;
								for (let i7 = 0; i7 < len7; i7++) {
									let data47 = data46[i7];
									if (typeof data47 === "string") {
										if (func1(data47) < 1) {
											const err58 = {
												instancePath: instancePath + "/x-configured-by/" + i5 + "/mentions/" + i7,
												schemaPath: "#/$defs/configuredBy/properties/mentions/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
									} else {
										const err59 = {
											instancePath: instancePath + "/x-configured-by/" + i5 + "/mentions/" + i7,
											schemaPath: "#/$defs/configuredBy/properties/mentions/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err59];
										else vErrors.push(err59);
										errors++;
									}
								}
							} else {
								const err60 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/mentions",
									schemaPath: "#/$defs/configuredBy/properties/mentions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
						}
						if (data42.harmless !== void 0) {
							let data48 = data42.harmless;
							if (Array.isArray(data48)) {
								const len8 = data48.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data49 = data48[i8];
									if (typeof data49 === "string") {
										if (func1(data49) < 1) {
											const err61 = {
												instancePath: instancePath + "/x-configured-by/" + i5 + "/harmless/" + i8,
												schemaPath: "#/$defs/configuredBy/properties/harmless/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err61];
											else vErrors.push(err61);
											errors++;
										}
									} else {
										const err62 = {
											instancePath: instancePath + "/x-configured-by/" + i5 + "/harmless/" + i8,
											schemaPath: "#/$defs/configuredBy/properties/harmless/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err62];
										else vErrors.push(err62);
										errors++;
									}
								}
							} else {
								const err63 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/harmless",
									schemaPath: "#/$defs/configuredBy/properties/harmless/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						}
						if (data42.up !== void 0) {
							if (typeof data42.up !== "boolean") {
								const err64 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/up",
									schemaPath: "#/$defs/configuredBy/properties/up/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err64];
								else vErrors.push(err64);
								errors++;
							}
						}
						if (data42.always !== void 0) {
							if (typeof data42.always !== "boolean") {
								const err65 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/always",
									schemaPath: "#/$defs/configuredBy/properties/always/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err65];
								else vErrors.push(err65);
								errors++;
							}
						}
						if (data42.below !== void 0) {
							if (typeof data42.below !== "boolean") {
								const err66 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/below",
									schemaPath: "#/$defs/configuredBy/properties/below/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
						if (data42.modules !== void 0) {
							let data53 = data42.modules;
							if (Array.isArray(data53)) {
								if (data53.length < 1) {
									const err67 = {
										instancePath: instancePath + "/x-configured-by/" + i5 + "/modules",
										schemaPath: "#/$defs/configuredBy/properties/modules/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
								const len9 = data53.length;
								for (let i9 = 0; i9 < len9; i9++) {
									let data54 = data53[i9];
									if (typeof data54 === "string") {
										if (func1(data54) < 1) {
											const err68 = {
												instancePath: instancePath + "/x-configured-by/" + i5 + "/modules/" + i9,
												schemaPath: "#/$defs/configuredBy/properties/modules/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err68];
											else vErrors.push(err68);
											errors++;
										}
									} else {
										const err69 = {
											instancePath: instancePath + "/x-configured-by/" + i5 + "/modules/" + i9,
											schemaPath: "#/$defs/configuredBy/properties/modules/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err69];
										else vErrors.push(err69);
										errors++;
									}
								}
							} else {
								const err70 = {
									instancePath: instancePath + "/x-configured-by/" + i5 + "/modules",
									schemaPath: "#/$defs/configuredBy/properties/modules/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
						}
					} else {
						const err71 = {
							instancePath: instancePath + "/x-configured-by/" + i5,
							schemaPath: "#/$defs/configuredBy/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				}
			} else {
				const err72 = {
					instancePath: instancePath + "/x-configured-by",
					schemaPath: "#/properties/x-configured-by/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err72];
				else vErrors.push(err72);
				errors++;
			}
		}
		if (data["x-tasks"] !== void 0) {
			let data55 = data["x-tasks"];
			if (Array.isArray(data55)) {
				const len10 = data55.length;
				for (let i10 = 0; i10 < len10; i10++) {
					let data56 = data55[i10];
					if (typeof data56 === "string") {
						if (func1(data56) < 1) {
							const err73 = {
								instancePath: instancePath + "/x-tasks/" + i10,
								schemaPath: "#/properties/x-tasks/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err73];
							else vErrors.push(err73);
							errors++;
						}
					} else {
						const err74 = {
							instancePath: instancePath + "/x-tasks/" + i10,
							schemaPath: "#/properties/x-tasks/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				}
			} else {
				const err75 = {
					instancePath: instancePath + "/x-tasks",
					schemaPath: "#/properties/x-tasks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
		if (data["x-since"] !== void 0) {
			let data57 = data["x-since"];
			if (typeof data57 === "string") {
				if (!pattern8.test(data57)) {
					const err76 = {
						instancePath: instancePath + "/x-since",
						schemaPath: "#/$defs/toolVersion/pattern",
						keyword: "pattern",
						params: { pattern: "[0-9]" },
						message: "must match pattern \"[0-9]\""
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
			} else {
				const err77 = {
					instancePath: instancePath + "/x-since",
					schemaPath: "#/$defs/toolVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
		}
		if (data["x-until"] !== void 0) {
			let data58 = data["x-until"];
			if (typeof data58 === "string") {
				if (!pattern8.test(data58)) {
					const err78 = {
						instancePath: instancePath + "/x-until",
						schemaPath: "#/$defs/toolVersion/pattern",
						keyword: "pattern",
						params: { pattern: "[0-9]" },
						message: "must match pattern \"[0-9]\""
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
			} else {
				const err79 = {
					instancePath: instancePath + "/x-until",
					schemaPath: "#/$defs/toolVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err79];
				else vErrors.push(err79);
				errors++;
			}
		}
		if (data["x-plugin"] !== void 0) {
			let data59 = data["x-plugin"];
			if (typeof data59 === "string") {
				if (func1(data59) < 1) {
					const err80 = {
						instancePath: instancePath + "/x-plugin",
						schemaPath: "#/properties/x-plugin/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
			} else {
				const err81 = {
					instancePath: instancePath + "/x-plugin",
					schemaPath: "#/properties/x-plugin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err81];
				else vErrors.push(err81);
				errors++;
			}
		}
		if (data["x-hidden"] !== void 0) {
			if (typeof data["x-hidden"] !== "boolean") {
				const err82 = {
					instancePath: instancePath + "/x-hidden",
					schemaPath: "#/properties/x-hidden/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err82];
				else vErrors.push(err82);
				errors++;
			}
		}
	} else {
		const err83 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err83];
		else vErrors.push(err83);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
validate31.evaluated = {
	"props": {
		"name": true,
		"flags": true,
		"type": true,
		"enum": true,
		"default": true,
		"description": true,
		"required": true,
		"variadic": true,
		"x-value": true,
		"x-arity": true,
		"x-negatable": true,
		"x-effects": true,
		"x-values": true,
		"x-ignore-case": true,
		"x-mode": true,
		"x-neutralizes": true,
		"x-drops": true,
		"x-undoes": true,
		"x-executes": true,
		"x-language": true,
		"x-placeholder": true,
		"x-placeholder-from": true,
		"x-elsewhere": true,
		"x-appends": true,
		"x-access": true,
		"x-path": true,
		"x-path-after": true,
		"x-path-before": true,
		"x-reads-behind": true,
		"x-sends": true,
		"x-selects": true,
		"x-joins": true,
		"x-stdin": true,
		"x-prints": true,
		"x-opens": true,
		"x-configured-by": true,
		"x-tasks": true,
		"x-since": true,
		"x-until": true,
		"x-plugin": true,
		"x-hidden": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const wrapper0 = { validate: validate21 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err0 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.arguments !== void 0) {
			let data1 = data.arguments;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data1[i0], {
					instancePath: instancePath + "/arguments/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
					errors = vErrors.length;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/arguments",
					schemaPath: "#/properties/arguments/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.options !== void 0) {
			let data3 = data.options;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate31(data3[i1], {
					instancePath: instancePath + "/options/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/options",
					schemaPath: "#/properties/options/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.commands !== void 0) {
			if (!wrapper0.validate(data.commands, {
				instancePath: instancePath + "/commands",
				parentData: data,
				parentDataProperty: "commands",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0) {
			if (!validate24(data.effects, {
				instancePath: instancePath + "/effects",
				parentData: data,
				parentDataProperty: "effects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.examples !== void 0) {
			let data7 = data.examples;
			if (Array.isArray(data7)) {
				const len2 = data7.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data7[i2] !== "string") {
					const err3 = {
						instancePath: instancePath + "/examples/" + i2,
						schemaPath: "#/properties/examples/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/examples",
					schemaPath: "#/properties/examples/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data["x-aliases"] !== void 0) {
			let data9 = data["x-aliases"];
			if (Array.isArray(data9)) {
				const len3 = data9.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data9[i3] !== "string") {
					const err5 = {
						instancePath: instancePath + "/x-aliases/" + i3,
						schemaPath: "#/properties/x-aliases/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/x-aliases",
					schemaPath: "#/properties/x-aliases/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data["x-since"] !== void 0) {
			let data11 = data["x-since"];
			if (typeof data11 === "string") {
				if (!pattern8.test(data11)) {
					const err7 = {
						instancePath: instancePath + "/x-since",
						schemaPath: "#/$defs/toolVersion/pattern",
						keyword: "pattern",
						params: { pattern: "[0-9]" },
						message: "must match pattern \"[0-9]\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/x-since",
					schemaPath: "#/$defs/toolVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data["x-until"] !== void 0) {
			let data12 = data["x-until"];
			if (typeof data12 === "string") {
				if (!pattern8.test(data12)) {
					const err9 = {
						instancePath: instancePath + "/x-until",
						schemaPath: "#/$defs/toolVersion/pattern",
						keyword: "pattern",
						params: { pattern: "[0-9]" },
						message: "must match pattern \"[0-9]\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/x-until",
					schemaPath: "#/$defs/toolVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data["x-plugin"] !== void 0) {
			let data13 = data["x-plugin"];
			if (typeof data13 === "string") {
				if (func1(data13) < 1) {
					const err11 = {
						instancePath: instancePath + "/x-plugin",
						schemaPath: "#/properties/x-plugin/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/x-plugin",
					schemaPath: "#/properties/x-plugin/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data["x-hidden"] !== void 0) {
			if (typeof data["x-hidden"] !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/x-hidden",
					schemaPath: "#/properties/x-hidden/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data["x-same-as"] !== void 0) {
			let data15 = data["x-same-as"];
			if (Array.isArray(data15)) {
				const len4 = data15.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data16 = data15[i4];
					if (typeof data16 === "string") {
						if (func1(data16) < 1) {
							const err14 = {
								instancePath: instancePath + "/x-same-as/" + i4,
								schemaPath: "#/properties/x-same-as/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/x-same-as/" + i4,
							schemaPath: "#/properties/x-same-as/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/x-same-as",
					schemaPath: "#/properties/x-same-as/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data["x-tasks"] !== void 0) {
			let data17 = data["x-tasks"];
			if (Array.isArray(data17)) {
				const len5 = data17.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data18 = data17[i5];
					if (typeof data18 === "string") {
						if (func1(data18) < 1) {
							const err17 = {
								instancePath: instancePath + "/x-tasks/" + i5,
								schemaPath: "#/properties/x-tasks/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/x-tasks/" + i5,
							schemaPath: "#/properties/x-tasks/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/x-tasks",
					schemaPath: "#/properties/x-tasks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["x-todo"] !== void 0) {
			let data19 = data["x-todo"];
			if (Array.isArray(data19)) {
				const len6 = data19.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data20 = data19[i6];
					if (typeof data20 === "string") {
						if (func1(data20) < 1) {
							const err20 = {
								instancePath: instancePath + "/x-todo/" + i6,
								schemaPath: "#/properties/x-todo/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/x-todo/" + i6,
							schemaPath: "#/properties/x-todo/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/x-todo",
					schemaPath: "#/properties/x-todo/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data["x-complete"] !== void 0) {
			if (typeof data["x-complete"] !== "boolean") {
				const err23 = {
					instancePath: instancePath + "/x-complete",
					schemaPath: "#/properties/x-complete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data22 = data["x-executes"];
			if (typeof data22 === "string") {
				if (!pattern5.test(data22)) {
					const err24 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data23 = data["x-stdin"];
			if (typeof data23 !== "string" && typeof data23 !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema41.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data["x-prints"] !== void 0) {
			if (typeof data["x-prints"] !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/x-prints",
					schemaPath: "#/properties/x-prints/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data["x-safer"] !== void 0) {
			let data25 = data["x-safer"];
			if (Array.isArray(data25)) {
				const len7 = data25.length;
				for (let i7 = 0; i7 < len7; i7++) {
					let data26 = data25[i7];
					if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
						if (data26.replace === void 0) {
							const err28 = {
								instancePath: instancePath + "/x-safer/" + i7,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "replace" },
								message: "must have required property 'replace'"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
						if (data26.with === void 0) {
							const err29 = {
								instancePath: instancePath + "/x-safer/" + i7,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "with" },
								message: "must have required property 'with'"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (data26.replace !== void 0) {
							if (typeof data26.replace !== "string") {
								const err30 = {
									instancePath: instancePath + "/x-safer/" + i7 + "/replace",
									schemaPath: "#/$defs/safer/items/properties/replace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						}
						if (data26.with !== void 0) {
							if (typeof data26.with !== "string") {
								const err31 = {
									instancePath: instancePath + "/x-safer/" + i7 + "/with",
									schemaPath: "#/$defs/safer/items/properties/with/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
						if (data26.description !== void 0) {
							if (typeof data26.description !== "string") {
								const err32 = {
									instancePath: instancePath + "/x-safer/" + i7 + "/description",
									schemaPath: "#/$defs/safer/items/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/x-safer/" + i7,
							schemaPath: "#/$defs/safer/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/x-safer",
					schemaPath: "#/$defs/safer/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data["x-self"] !== void 0) {
			if (!validate24(data["x-self"], {
				instancePath: instancePath + "/x-self",
				parentData: data,
				parentDataProperty: "x-self",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-destroys"] !== void 0) {
			if (!(data["x-destroys"] === "named")) {
				const err35 = {
					instancePath: instancePath + "/x-destroys",
					schemaPath: "#/properties/x-destroys/enum",
					keyword: "enum",
					params: { allowedValues: schema33.properties["x-destroys"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data["x-hooks"] !== void 0) {
			let data32 = data["x-hooks"];
			if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
				for (const key0 in data32) if (!(key0 === "names" || key0 === "given")) {
					const err36 = {
						instancePath: instancePath + "/x-hooks",
						schemaPath: "#/properties/x-hooks/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				if (data32.names !== void 0) {
					let data33 = data32.names;
					if (Array.isArray(data33)) {
						const len8 = data33.length;
						for (let i8 = 0; i8 < len8; i8++) {
							let data34 = data33[i8];
							if (typeof data34 === "string") {
								if (func1(data34) < 1) {
									const err37 = {
										instancePath: instancePath + "/x-hooks/names/" + i8,
										schemaPath: "#/properties/x-hooks/properties/names/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
							} else {
								const err38 = {
									instancePath: instancePath + "/x-hooks/names/" + i8,
									schemaPath: "#/properties/x-hooks/properties/names/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/x-hooks/names",
							schemaPath: "#/properties/x-hooks/properties/names/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data32.given !== void 0) {
					let data35 = data32.given;
					if (Array.isArray(data35)) {
						const len9 = data35.length;
						for (let i9 = 0; i9 < len9; i9++) {
							let data36 = data35[i9];
							if (typeof data36 === "string") {
								if (func1(data36) < 1) {
									const err40 = {
										instancePath: instancePath + "/x-hooks/given/" + i9,
										schemaPath: "#/properties/x-hooks/properties/given/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							} else {
								const err41 = {
									instancePath: instancePath + "/x-hooks/given/" + i9,
									schemaPath: "#/properties/x-hooks/properties/given/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						}
					} else {
						const err42 = {
							instancePath: instancePath + "/x-hooks/given",
							schemaPath: "#/properties/x-hooks/properties/given/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/x-hooks",
					schemaPath: "#/properties/x-hooks/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data["x-says"] !== void 0) {
			let data37 = data["x-says"];
			if (typeof data37 === "string") {
				if (func1(data37) < 1) {
					const err44 = {
						instancePath: instancePath + "/x-says",
						schemaPath: "#/properties/x-says/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/x-says",
					schemaPath: "#/properties/x-says/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data["x-other-options"] !== void 0) {
			if (!validate24(data["x-other-options"], {
				instancePath: instancePath + "/x-other-options",
				parentData: data,
				parentDataProperty: "x-other-options",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-overrides"] !== void 0) {
			let data39 = data["x-overrides"];
			if (Array.isArray(data39)) {
				const len10 = data39.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data39[i10] !== "string") {
					const err46 = {
						instancePath: instancePath + "/x-overrides/" + i10,
						schemaPath: "#/properties/x-overrides/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/x-overrides",
					schemaPath: "#/properties/x-overrides/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data["x-syntax"] !== void 0) {
			let data41 = data["x-syntax"];
			if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
				if (data41.permute !== void 0) {
					if (typeof data41.permute !== "boolean") {
						const err48 = {
							instancePath: instancePath + "/x-syntax/permute",
							schemaPath: "#/$defs/syntax/properties/permute/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data41.bundling !== void 0) {
					if (typeof data41.bundling !== "boolean") {
						const err49 = {
							instancePath: instancePath + "/x-syntax/bundling",
							schemaPath: "#/$defs/syntax/properties/bundling/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
				if (data41.longDash !== void 0) {
					let data44 = data41.longDash;
					if (!(data44 === "double" || data44 === "single" || data44 === "either")) {
						const err50 = {
							instancePath: instancePath + "/x-syntax/longDash",
							schemaPath: "#/$defs/syntax/properties/longDash/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.longDash.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				}
				if (data41.abbreviations !== void 0) {
					if (typeof data41.abbreviations !== "boolean") {
						const err51 = {
							instancePath: instancePath + "/x-syntax/abbreviations",
							schemaPath: "#/$defs/syntax/properties/abbreviations/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				}
				if (data41.attached !== void 0) {
					if (typeof data41.attached !== "boolean") {
						const err52 = {
							instancePath: instancePath + "/x-syntax/attached",
							schemaPath: "#/$defs/syntax/properties/attached/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
				if (data41.booleanValues !== void 0) {
					if (typeof data41.booleanValues !== "boolean") {
						const err53 = {
							instancePath: instancePath + "/x-syntax/booleanValues",
							schemaPath: "#/$defs/syntax/properties/booleanValues/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
				if (data41.booleanWords !== void 0) {
					if (typeof data41.booleanWords !== "boolean") {
						const err54 = {
							instancePath: instancePath + "/x-syntax/booleanWords",
							schemaPath: "#/$defs/syntax/properties/booleanWords/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
				if (data41.lastWins !== void 0) {
					if (typeof data41.lastWins !== "boolean") {
						const err55 = {
							instancePath: instancePath + "/x-syntax/lastWins",
							schemaPath: "#/$defs/syntax/properties/lastWins/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data41.optionFiles !== void 0) {
					let data50 = data41.optionFiles;
					if (!(data50 === "words" || data50 === "operands")) {
						const err56 = {
							instancePath: instancePath + "/x-syntax/optionFiles",
							schemaPath: "#/$defs/syntax/properties/optionFiles/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.optionFiles.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data41.separators !== void 0) {
					let data51 = data41.separators;
					if (Array.isArray(data51)) {
						const len11 = data51.length;
						for (let i11 = 0; i11 < len11; i11++) {
							let data52 = data51[i11];
							if (typeof data52 === "string") {
								if (func1(data52) < 1) {
									const err57 = {
										instancePath: instancePath + "/x-syntax/separators/" + i11,
										schemaPath: "#/$defs/syntax/properties/separators/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
							} else {
								const err58 = {
									instancePath: instancePath + "/x-syntax/separators/" + i11,
									schemaPath: "#/$defs/syntax/properties/separators/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/x-syntax/separators",
							schemaPath: "#/$defs/syntax/properties/separators/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data41.separatesWithin !== void 0) {
					let data53 = data41.separatesWithin;
					if (!(data53 === "end" || data53 === "anywhere")) {
						const err60 = {
							instancePath: instancePath + "/x-syntax/separatesWithin",
							schemaPath: "#/$defs/syntax/properties/separatesWithin/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.separatesWithin.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
				if (data41.doubleDash !== void 0) {
					if (typeof data41.doubleDash !== "boolean") {
						const err61 = {
							instancePath: instancePath + "/x-syntax/doubleDash",
							schemaPath: "#/$defs/syntax/properties/doubleDash/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
				if (data41.operandsOnly !== void 0) {
					if (typeof data41.operandsOnly !== "boolean") {
						const err62 = {
							instancePath: instancePath + "/x-syntax/operandsOnly",
							schemaPath: "#/$defs/syntax/properties/operandsOnly/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
				if (data41.keyValue !== void 0) {
					if (typeof data41.keyValue !== "boolean") {
						const err63 = {
							instancePath: instancePath + "/x-syntax/keyValue",
							schemaPath: "#/$defs/syntax/properties/keyValue/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
				if (data41.firstCluster !== void 0) {
					if (typeof data41.firstCluster !== "boolean") {
						const err64 = {
							instancePath: instancePath + "/x-syntax/firstCluster",
							schemaPath: "#/$defs/syntax/properties/firstCluster/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
				if (data41.optionsAsWords !== void 0) {
					if (typeof data41.optionsAsWords !== "boolean") {
						const err65 = {
							instancePath: instancePath + "/x-syntax/optionsAsWords",
							schemaPath: "#/$defs/syntax/properties/optionsAsWords/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
				}
			} else {
				const err66 = {
					instancePath: instancePath + "/x-syntax",
					schemaPath: "#/$defs/syntax/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err66];
				else vErrors.push(err66);
				errors++;
			}
		}
		if (data["x-configured-by"] !== void 0) {
			let data59 = data["x-configured-by"];
			if (Array.isArray(data59)) {
				if (data59.length < 1) {
					const err67 = {
						instancePath: instancePath + "/x-configured-by",
						schemaPath: "#/properties/x-configured-by/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
				const len12 = data59.length;
				for (let i12 = 0; i12 < len12; i12++) {
					let data60 = data59[i12];
					if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
						for (const key1 in data60) if (!(key1 === "repository" || key1 === "paths" || key1 === "mentions" || key1 === "harmless" || key1 === "up" || key1 === "always" || key1 === "below" || key1 === "modules")) {
							const err68 = {
								instancePath: instancePath + "/x-configured-by/" + i12,
								schemaPath: "#/$defs/configuredBy/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err68];
							else vErrors.push(err68);
							errors++;
						}
						if (data60.repository !== void 0) {
							if (!(data60.repository === "git")) {
								const err69 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/repository",
									schemaPath: "#/$defs/configuredBy/properties/repository/enum",
									keyword: "enum",
									params: { allowedValues: schema47.properties.repository.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
						if (data60.paths !== void 0) {
							let data62 = data60.paths;
							if (Array.isArray(data62)) {
								if (data62.length < 1) {
									const err70 = {
										instancePath: instancePath + "/x-configured-by/" + i12 + "/paths",
										schemaPath: "#/$defs/configuredBy/properties/paths/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
								const len13 = data62.length;
								for (let i13 = 0; i13 < len13; i13++) {
									let data63 = data62[i13];
									if (typeof data63 === "string") {
										if (func1(data63) < 1) {
											const err71 = {
												instancePath: instancePath + "/x-configured-by/" + i12 + "/paths/" + i13,
												schemaPath: "#/$defs/configuredBy/properties/paths/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err71];
											else vErrors.push(err71);
											errors++;
										}
									} else {
										const err72 = {
											instancePath: instancePath + "/x-configured-by/" + i12 + "/paths/" + i13,
											schemaPath: "#/$defs/configuredBy/properties/paths/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err72];
										else vErrors.push(err72);
										errors++;
									}
								}
							} else {
								const err73 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/paths",
									schemaPath: "#/$defs/configuredBy/properties/paths/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
						}
						if (data60.mentions !== void 0) {
							let data64 = data60.mentions;
							if (Array.isArray(data64)) {
								if (data64.length < 1) {
									const err74 = {
										instancePath: instancePath + "/x-configured-by/" + i12 + "/mentions",
										schemaPath: "#/$defs/configuredBy/properties/mentions/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err74];
									else vErrors.push(err74);
									errors++;
								}
								const len14 = data64.length;
								for (let i14 = 0; i14 < len14; i14++) {
									let data65 = data64[i14];
									if (typeof data65 === "string") {
										if (func1(data65) < 1) {
											const err75 = {
												instancePath: instancePath + "/x-configured-by/" + i12 + "/mentions/" + i14,
												schemaPath: "#/$defs/configuredBy/properties/mentions/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err75];
											else vErrors.push(err75);
											errors++;
										}
									} else {
										const err76 = {
											instancePath: instancePath + "/x-configured-by/" + i12 + "/mentions/" + i14,
											schemaPath: "#/$defs/configuredBy/properties/mentions/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								}
							} else {
								const err77 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/mentions",
									schemaPath: "#/$defs/configuredBy/properties/mentions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
						if (data60.harmless !== void 0) {
							let data66 = data60.harmless;
							if (Array.isArray(data66)) {
								const len15 = data66.length;
								for (let i15 = 0; i15 < len15; i15++) {
									let data67 = data66[i15];
									if (typeof data67 === "string") {
										if (func1(data67) < 1) {
											const err78 = {
												instancePath: instancePath + "/x-configured-by/" + i12 + "/harmless/" + i15,
												schemaPath: "#/$defs/configuredBy/properties/harmless/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err78];
											else vErrors.push(err78);
											errors++;
										}
									} else {
										const err79 = {
											instancePath: instancePath + "/x-configured-by/" + i12 + "/harmless/" + i15,
											schemaPath: "#/$defs/configuredBy/properties/harmless/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
								}
							} else {
								const err80 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/harmless",
									schemaPath: "#/$defs/configuredBy/properties/harmless/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err80];
								else vErrors.push(err80);
								errors++;
							}
						}
						if (data60.up !== void 0) {
							if (typeof data60.up !== "boolean") {
								const err81 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/up",
									schemaPath: "#/$defs/configuredBy/properties/up/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
						}
						if (data60.always !== void 0) {
							if (typeof data60.always !== "boolean") {
								const err82 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/always",
									schemaPath: "#/$defs/configuredBy/properties/always/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
						if (data60.below !== void 0) {
							if (typeof data60.below !== "boolean") {
								const err83 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/below",
									schemaPath: "#/$defs/configuredBy/properties/below/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
						if (data60.modules !== void 0) {
							let data71 = data60.modules;
							if (Array.isArray(data71)) {
								if (data71.length < 1) {
									const err84 = {
										instancePath: instancePath + "/x-configured-by/" + i12 + "/modules",
										schemaPath: "#/$defs/configuredBy/properties/modules/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
								const len16 = data71.length;
								for (let i16 = 0; i16 < len16; i16++) {
									let data72 = data71[i16];
									if (typeof data72 === "string") {
										if (func1(data72) < 1) {
											const err85 = {
												instancePath: instancePath + "/x-configured-by/" + i12 + "/modules/" + i16,
												schemaPath: "#/$defs/configuredBy/properties/modules/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err85];
											else vErrors.push(err85);
											errors++;
										}
									} else {
										const err86 = {
											instancePath: instancePath + "/x-configured-by/" + i12 + "/modules/" + i16,
											schemaPath: "#/$defs/configuredBy/properties/modules/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err86];
										else vErrors.push(err86);
										errors++;
									}
								}
							} else {
								const err87 = {
									instancePath: instancePath + "/x-configured-by/" + i12 + "/modules",
									schemaPath: "#/$defs/configuredBy/properties/modules/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err87];
								else vErrors.push(err87);
								errors++;
							}
						}
					} else {
						const err88 = {
							instancePath: instancePath + "/x-configured-by/" + i12,
							schemaPath: "#/$defs/configuredBy/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
				}
			} else {
				const err89 = {
					instancePath: instancePath + "/x-configured-by",
					schemaPath: "#/properties/x-configured-by/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err89];
				else vErrors.push(err89);
				errors++;
			}
		}
		if (data["x-scripts"] !== void 0) {
			let data73 = data["x-scripts"];
			if (!(data73 === "npm" || data73 === "make" || data73 === "npx")) {
				const err90 = {
					instancePath: instancePath + "/x-scripts",
					schemaPath: "#/properties/x-scripts/enum",
					keyword: "enum",
					params: { allowedValues: schema33.properties["x-scripts"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err90];
				else vErrors.push(err90);
				errors++;
			}
		}
	} else {
		const err91 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err91];
		else vErrors.push(err91);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
validate22.evaluated = {
	"props": {
		"description": true,
		"arguments": true,
		"options": true,
		"commands": true,
		"effects": true,
		"examples": true,
		"x-aliases": true,
		"x-since": true,
		"x-until": true,
		"x-plugin": true,
		"x-hidden": true,
		"x-same-as": true,
		"x-tasks": true,
		"x-todo": true,
		"x-complete": true,
		"x-executes": true,
		"x-stdin": true,
		"x-prints": true,
		"x-safer": true,
		"x-self": true,
		"x-destroys": true,
		"x-hooks": true,
		"x-says": true,
		"x-other-options": true,
		"x-overrides": true,
		"x-syntax": true,
		"x-configured-by": true,
		"x-scripts": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!validate22(data[key0], {
			instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
			parentData: data,
			parentDataProperty: key0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema60 = {
	"type": "object",
	"properties": {
		"x-effects": { "$ref": "#/$defs/effects" },
		"x-values": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/valueEffects" }
		},
		"x-ignore-case": { "type": "boolean" },
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-language": { "type": "string" },
		"x-path": { "$ref": "#/$defs/pathRole" },
		"x-path-after": {
			"type": "string",
			"minLength": 1
		},
		"x-path-before": {
			"type": "string",
			"minLength": 1
		},
		"x-reads-behind": {
			"type": "string",
			"minLength": 1
		},
		"x-sends": { "type": "boolean" },
		"x-prints": { "type": "boolean" },
		"x-opens": {
			"type": "array",
			"items": { "enum": [
				"editor",
				"browser",
				"pager"
			] }
		}
	}
};
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate45.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["x-effects"] !== void 0) {
			if (!validate24(data["x-effects"], {
				instancePath: instancePath + "/x-effects",
				parentData: data,
				parentDataProperty: "x-effects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-values"] !== void 0) {
			let data1 = data["x-values"];
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key0 in data1) if (!validate26(data1[key0], {
					instancePath: instancePath + "/x-values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data1,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err0 = {
					instancePath: instancePath + "/x-values",
					schemaPath: "#/properties/x-values/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data["x-ignore-case"] !== void 0) {
			if (typeof data["x-ignore-case"] !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/x-ignore-case",
					schemaPath: "#/properties/x-ignore-case/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data4 = data["x-executes"];
			if (typeof data4 === "string") {
				if (!pattern5.test(data4)) {
					const err2 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data["x-language"] !== void 0) {
			if (typeof data["x-language"] !== "string") {
				const err4 = {
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data6 = data["x-path"];
			if (!(data6 === "read" || data6 === "read-tree" || data6 === "alter" || data6 === "write" || data6 === "delete" || data6 === "cwd" || data6 === "obeyed")) {
				const err5 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema40.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data["x-path-after"] !== void 0) {
			let data7 = data["x-path-after"];
			if (typeof data7 === "string") {
				if (func1(data7) < 1) {
					const err6 = {
						instancePath: instancePath + "/x-path-after",
						schemaPath: "#/properties/x-path-after/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/x-path-after",
					schemaPath: "#/properties/x-path-after/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data["x-path-before"] !== void 0) {
			let data8 = data["x-path-before"];
			if (typeof data8 === "string") {
				if (func1(data8) < 1) {
					const err8 = {
						instancePath: instancePath + "/x-path-before",
						schemaPath: "#/properties/x-path-before/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/x-path-before",
					schemaPath: "#/properties/x-path-before/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data["x-reads-behind"] !== void 0) {
			let data9 = data["x-reads-behind"];
			if (typeof data9 === "string") {
				if (func1(data9) < 1) {
					const err10 = {
						instancePath: instancePath + "/x-reads-behind",
						schemaPath: "#/properties/x-reads-behind/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/x-reads-behind",
					schemaPath: "#/properties/x-reads-behind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data["x-sends"] !== void 0) {
			if (typeof data["x-sends"] !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/x-sends",
					schemaPath: "#/properties/x-sends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data["x-prints"] !== void 0) {
			if (typeof data["x-prints"] !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/x-prints",
					schemaPath: "#/properties/x-prints/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data["x-opens"] !== void 0) {
			let data12 = data["x-opens"];
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (!(data13 === "editor" || data13 === "browser" || data13 === "pager")) {
						const err14 = {
							instancePath: instancePath + "/x-opens/" + i0,
							schemaPath: "#/properties/x-opens/items/enum",
							keyword: "enum",
							params: { allowedValues: schema60.properties["x-opens"].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/x-opens",
					schemaPath: "#/properties/x-opens/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
validate45.evaluated = {
	"props": {
		"x-effects": true,
		"x-values": true,
		"x-ignore-case": true,
		"x-executes": true,
		"x-language": true,
		"x-path": true,
		"x-path-after": true,
		"x-path-before": true,
		"x-reads-behind": true,
		"x-sends": true,
		"x-prints": true,
		"x-opens": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.atip === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "atip" },
				message: "must have required property 'atip'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.version === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.atip !== void 0) {
			let data0 = data.atip;
			if (typeof data0 !== "string" && !(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err4 = {
					instancePath: instancePath + "/atip",
					schemaPath: "#/properties/atip/type",
					keyword: "type",
					params: { type: schema31.properties.atip.type },
					message: "must be string,object"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/atip",
						schemaPath: "#/properties/atip/pattern",
						keyword: "pattern",
						params: { pattern: "^0\\.[0-9]+(\\.[0-9]+)?$" },
						message: "must match pattern \"^0\\.[0-9]+(\\.[0-9]+)?$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.version === void 0) {
					const err6 = {
						instancePath: instancePath + "/atip",
						schemaPath: "#/properties/atip/required",
						keyword: "required",
						params: { missingProperty: "version" },
						message: "must have required property 'version'"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.version !== void 0) {
					let data1 = data0.version;
					if (typeof data1 === "string") {
						if (func1(data1) < 1) {
							const err7 = {
								instancePath: instancePath + "/atip/version",
								schemaPath: "#/properties/atip/properties/version/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/atip/version",
							schemaPath: "#/properties/atip/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (func1(data2) > 255) {
					const err9 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (func1(data2) < 1) {
					const err10 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				const err12 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err13 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.homepage !== void 0) {
			if (typeof data.homepage !== "string") {
				const err14 = {
					instancePath: instancePath + "/homepage",
					schemaPath: "#/properties/homepage/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.commands !== void 0) {
			if (!validate21(data.commands, {
				instancePath: instancePath + "/commands",
				parentData: data,
				parentDataProperty: "commands",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data.globalOptions !== void 0) {
			let data7 = data.globalOptions;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate31(data7[i0], {
					instancePath: instancePath + "/globalOptions/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
					errors = vErrors.length;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/globalOptions",
					schemaPath: "#/properties/globalOptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.arguments !== void 0) {
			let data9 = data.arguments;
			if (Array.isArray(data9)) {
				const len1 = data9.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate23(data9[i1], {
					instancePath: instancePath + "/arguments/" + i1,
					parentData: data9,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/arguments",
					schemaPath: "#/properties/arguments/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.options !== void 0) {
			let data11 = data.options;
			if (Array.isArray(data11)) {
				const len2 = data11.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate31(data11[i2], {
					instancePath: instancePath + "/options/" + i2,
					parentData: data11,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
					errors = vErrors.length;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/options",
					schemaPath: "#/properties/options/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.examples !== void 0) {
			let data13 = data.examples;
			if (Array.isArray(data13)) {
				const len3 = data13.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data13[i3] !== "string") {
					const err18 = {
						instancePath: instancePath + "/examples/" + i3,
						schemaPath: "#/properties/examples/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/examples",
					schemaPath: "#/properties/examples/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.authentication !== void 0) {
			let data15 = data.authentication;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				if (data15.required !== void 0) {
					if (typeof data15.required !== "boolean") {
						const err20 = {
							instancePath: instancePath + "/authentication/required",
							schemaPath: "#/$defs/authentication/properties/required/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data15.methods !== void 0) {
					let data17 = data15.methods;
					if (Array.isArray(data17)) {
						const len4 = data17.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data18 = data17[i4];
							if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
								if (data18.type === void 0) {
									const err21 = {
										instancePath: instancePath + "/authentication/methods/" + i4,
										schemaPath: "#/$defs/authentication/properties/methods/items/required",
										keyword: "required",
										params: { missingProperty: "type" },
										message: "must have required property 'type'"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								if (data18.type !== void 0) {
									if (typeof data18.type !== "string") {
										const err22 = {
											instancePath: instancePath + "/authentication/methods/" + i4 + "/type",
											schemaPath: "#/$defs/authentication/properties/methods/items/properties/type/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
								if (data18.envVar !== void 0) {
									if (typeof data18.envVar !== "string") {
										const err23 = {
											instancePath: instancePath + "/authentication/methods/" + i4 + "/envVar",
											schemaPath: "#/$defs/authentication/properties/methods/items/properties/envVar/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								}
								if (data18.description !== void 0) {
									if (typeof data18.description !== "string") {
										const err24 = {
											instancePath: instancePath + "/authentication/methods/" + i4 + "/description",
											schemaPath: "#/$defs/authentication/properties/methods/items/properties/description/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
								}
								if (data18.setupCommand !== void 0) {
									if (typeof data18.setupCommand !== "string") {
										const err25 = {
											instancePath: instancePath + "/authentication/methods/" + i4 + "/setupCommand",
											schemaPath: "#/$defs/authentication/properties/methods/items/properties/setupCommand/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err25];
										else vErrors.push(err25);
										errors++;
									}
								}
							} else {
								const err26 = {
									instancePath: instancePath + "/authentication/methods/" + i4,
									schemaPath: "#/$defs/authentication/properties/methods/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/authentication/methods",
							schemaPath: "#/$defs/authentication/properties/methods/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data15.checkCommand !== void 0) {
					if (typeof data15.checkCommand !== "string") {
						const err28 = {
							instancePath: instancePath + "/authentication/checkCommand",
							schemaPath: "#/$defs/authentication/properties/checkCommand/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/authentication",
					schemaPath: "#/$defs/authentication/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.effects !== void 0) {
			if (!validate24(data.effects, {
				instancePath: instancePath + "/effects",
				parentData: data,
				parentDataProperty: "effects",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.patterns !== void 0) {
			let data25 = data.patterns;
			if (Array.isArray(data25)) {
				const len5 = data25.length;
				for (let i5 = 0; i5 < len5; i5++) {
					let data26 = data25[i5];
					if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
						if (data26.name === void 0) {
							const err30 = {
								instancePath: instancePath + "/patterns/" + i5,
								schemaPath: "#/$defs/pattern/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (data26.steps === void 0) {
							const err31 = {
								instancePath: instancePath + "/patterns/" + i5,
								schemaPath: "#/$defs/pattern/required",
								keyword: "required",
								params: { missingProperty: "steps" },
								message: "must have required property 'steps'"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
						if (data26.name !== void 0) {
							let data27 = data26.name;
							if (typeof data27 === "string") {
								if (func1(data27) < 1) {
									const err32 = {
										instancePath: instancePath + "/patterns/" + i5 + "/name",
										schemaPath: "#/$defs/pattern/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							} else {
								const err33 = {
									instancePath: instancePath + "/patterns/" + i5 + "/name",
									schemaPath: "#/$defs/pattern/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data26.description !== void 0) {
							if (typeof data26.description !== "string") {
								const err34 = {
									instancePath: instancePath + "/patterns/" + i5 + "/description",
									schemaPath: "#/$defs/pattern/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						}
						if (data26.steps !== void 0) {
							let data29 = data26.steps;
							if (Array.isArray(data29)) {
								const len6 = data29.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data30 = data29[i6];
									if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
										if (data30.command === void 0) {
											const err35 = {
												instancePath: instancePath + "/patterns/" + i5 + "/steps/" + i6,
												schemaPath: "#/$defs/pattern/properties/steps/items/required",
												keyword: "required",
												params: { missingProperty: "command" },
												message: "must have required property 'command'"
											};
											if (vErrors === null) vErrors = [err35];
											else vErrors.push(err35);
											errors++;
										}
										if (data30.command !== void 0) {
											let data31 = data30.command;
											if (typeof data31 === "string") {
												if (func1(data31) < 1) {
													const err36 = {
														instancePath: instancePath + "/patterns/" + i5 + "/steps/" + i6 + "/command",
														schemaPath: "#/$defs/pattern/properties/steps/items/properties/command/minLength",
														keyword: "minLength",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													};
													if (vErrors === null) vErrors = [err36];
													else vErrors.push(err36);
													errors++;
												}
											} else {
												const err37 = {
													instancePath: instancePath + "/patterns/" + i5 + "/steps/" + i6 + "/command",
													schemaPath: "#/$defs/pattern/properties/steps/items/properties/command/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err37];
												else vErrors.push(err37);
												errors++;
											}
										}
										if (data30.description !== void 0) {
											if (typeof data30.description !== "string") {
												const err38 = {
													instancePath: instancePath + "/patterns/" + i5 + "/steps/" + i6 + "/description",
													schemaPath: "#/$defs/pattern/properties/steps/items/properties/description/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err38];
												else vErrors.push(err38);
												errors++;
											}
										}
									} else {
										const err39 = {
											instancePath: instancePath + "/patterns/" + i5 + "/steps/" + i6,
											schemaPath: "#/$defs/pattern/properties/steps/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								}
							} else {
								const err40 = {
									instancePath: instancePath + "/patterns/" + i5 + "/steps",
									schemaPath: "#/$defs/pattern/properties/steps/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data26.variables !== void 0) {
							let data33 = data26.variables;
							if (data33 && typeof data33 == "object" && !Array.isArray(data33)) for (const key0 in data33) {
								let data34 = data33[key0];
								if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
									if (data34.type !== void 0) {
										if (typeof data34.type !== "string") {
											const err41 = {
												instancePath: instancePath + "/patterns/" + i5 + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type",
												schemaPath: "#/$defs/pattern/properties/variables/additionalProperties/properties/type/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
									}
									if (data34.description !== void 0) {
										if (typeof data34.description !== "string") {
											const err42 = {
												instancePath: instancePath + "/patterns/" + i5 + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
												schemaPath: "#/$defs/pattern/properties/variables/additionalProperties/properties/description/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
									}
								} else {
									const err43 = {
										instancePath: instancePath + "/patterns/" + i5 + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/$defs/pattern/properties/variables/additionalProperties/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							}
							else {
								const err44 = {
									instancePath: instancePath + "/patterns/" + i5 + "/variables",
									schemaPath: "#/$defs/pattern/properties/variables/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
					} else {
						const err45 = {
							instancePath: instancePath + "/patterns/" + i5,
							schemaPath: "#/$defs/pattern/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/patterns",
					schemaPath: "#/properties/patterns/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.trust !== void 0) {
			let data37 = data.trust;
			if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
				const err47 = {
					instancePath: instancePath + "/trust",
					schemaPath: "#/properties/trust/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data.partial !== void 0) {
			if (typeof data.partial !== "boolean") {
				const err48 = {
					instancePath: instancePath + "/partial",
					schemaPath: "#/properties/partial/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.omitted !== void 0) {
			let data39 = data.omitted;
			if (!(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
				const err49 = {
					instancePath: instancePath + "/omitted",
					schemaPath: "#/properties/omitted/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data["x-checked"] !== void 0) {
			let data40 = data["x-checked"];
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				if (data40.against === void 0) {
					const err50 = {
						instancePath: instancePath + "/x-checked",
						schemaPath: "#/properties/x-checked/required",
						keyword: "required",
						params: { missingProperty: "against" },
						message: "must have required property 'against'"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data40.version !== void 0) {
					if (typeof data40.version !== "string") {
						const err51 = {
							instancePath: instancePath + "/x-checked/version",
							schemaPath: "#/properties/x-checked/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				}
				if (data40.against !== void 0) {
					let data42 = data40.against;
					if (Array.isArray(data42)) {
						const len7 = data42.length;
						for (let i7 = 0; i7 < len7; i7++) if (typeof data42[i7] !== "string") {
							const err52 = {
								instancePath: instancePath + "/x-checked/against/" + i7,
								schemaPath: "#/properties/x-checked/properties/against/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					} else {
						const err53 = {
							instancePath: instancePath + "/x-checked/against",
							schemaPath: "#/properties/x-checked/properties/against/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
			} else {
				const err54 = {
					instancePath: instancePath + "/x-checked",
					schemaPath: "#/properties/x-checked/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err54];
				else vErrors.push(err54);
				errors++;
			}
		}
		if (data["x-syntax"] !== void 0) {
			let data44 = data["x-syntax"];
			if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
				if (data44.permute !== void 0) {
					if (typeof data44.permute !== "boolean") {
						const err55 = {
							instancePath: instancePath + "/x-syntax/permute",
							schemaPath: "#/$defs/syntax/properties/permute/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data44.bundling !== void 0) {
					if (typeof data44.bundling !== "boolean") {
						const err56 = {
							instancePath: instancePath + "/x-syntax/bundling",
							schemaPath: "#/$defs/syntax/properties/bundling/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data44.longDash !== void 0) {
					let data47 = data44.longDash;
					if (!(data47 === "double" || data47 === "single" || data47 === "either")) {
						const err57 = {
							instancePath: instancePath + "/x-syntax/longDash",
							schemaPath: "#/$defs/syntax/properties/longDash/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.longDash.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
				if (data44.abbreviations !== void 0) {
					if (typeof data44.abbreviations !== "boolean") {
						const err58 = {
							instancePath: instancePath + "/x-syntax/abbreviations",
							schemaPath: "#/$defs/syntax/properties/abbreviations/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data44.attached !== void 0) {
					if (typeof data44.attached !== "boolean") {
						const err59 = {
							instancePath: instancePath + "/x-syntax/attached",
							schemaPath: "#/$defs/syntax/properties/attached/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data44.booleanValues !== void 0) {
					if (typeof data44.booleanValues !== "boolean") {
						const err60 = {
							instancePath: instancePath + "/x-syntax/booleanValues",
							schemaPath: "#/$defs/syntax/properties/booleanValues/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
				if (data44.booleanWords !== void 0) {
					if (typeof data44.booleanWords !== "boolean") {
						const err61 = {
							instancePath: instancePath + "/x-syntax/booleanWords",
							schemaPath: "#/$defs/syntax/properties/booleanWords/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
				if (data44.lastWins !== void 0) {
					if (typeof data44.lastWins !== "boolean") {
						const err62 = {
							instancePath: instancePath + "/x-syntax/lastWins",
							schemaPath: "#/$defs/syntax/properties/lastWins/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
				if (data44.optionFiles !== void 0) {
					let data53 = data44.optionFiles;
					if (!(data53 === "words" || data53 === "operands")) {
						const err63 = {
							instancePath: instancePath + "/x-syntax/optionFiles",
							schemaPath: "#/$defs/syntax/properties/optionFiles/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.optionFiles.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
				if (data44.separators !== void 0) {
					let data54 = data44.separators;
					if (Array.isArray(data54)) {
						const len8 = data54.length;
						for (let i8 = 0; i8 < len8; i8++) {
							let data55 = data54[i8];
							if (typeof data55 === "string") {
								if (func1(data55) < 1) {
									const err64 = {
										instancePath: instancePath + "/x-syntax/separators/" + i8,
										schemaPath: "#/$defs/syntax/properties/separators/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
							} else {
								const err65 = {
									instancePath: instancePath + "/x-syntax/separators/" + i8,
									schemaPath: "#/$defs/syntax/properties/separators/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err65];
								else vErrors.push(err65);
								errors++;
							}
						}
					} else {
						const err66 = {
							instancePath: instancePath + "/x-syntax/separators",
							schemaPath: "#/$defs/syntax/properties/separators/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
				if (data44.separatesWithin !== void 0) {
					let data56 = data44.separatesWithin;
					if (!(data56 === "end" || data56 === "anywhere")) {
						const err67 = {
							instancePath: instancePath + "/x-syntax/separatesWithin",
							schemaPath: "#/$defs/syntax/properties/separatesWithin/enum",
							keyword: "enum",
							params: { allowedValues: schema55.properties.separatesWithin.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err67];
						else vErrors.push(err67);
						errors++;
					}
				}
				if (data44.doubleDash !== void 0) {
					if (typeof data44.doubleDash !== "boolean") {
						const err68 = {
							instancePath: instancePath + "/x-syntax/doubleDash",
							schemaPath: "#/$defs/syntax/properties/doubleDash/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
				}
				if (data44.operandsOnly !== void 0) {
					if (typeof data44.operandsOnly !== "boolean") {
						const err69 = {
							instancePath: instancePath + "/x-syntax/operandsOnly",
							schemaPath: "#/$defs/syntax/properties/operandsOnly/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
				}
				if (data44.keyValue !== void 0) {
					if (typeof data44.keyValue !== "boolean") {
						const err70 = {
							instancePath: instancePath + "/x-syntax/keyValue",
							schemaPath: "#/$defs/syntax/properties/keyValue/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
				}
				if (data44.firstCluster !== void 0) {
					if (typeof data44.firstCluster !== "boolean") {
						const err71 = {
							instancePath: instancePath + "/x-syntax/firstCluster",
							schemaPath: "#/$defs/syntax/properties/firstCluster/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				}
				if (data44.optionsAsWords !== void 0) {
					if (typeof data44.optionsAsWords !== "boolean") {
						const err72 = {
							instancePath: instancePath + "/x-syntax/optionsAsWords",
							schemaPath: "#/$defs/syntax/properties/optionsAsWords/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				}
			} else {
				const err73 = {
					instancePath: instancePath + "/x-syntax",
					schemaPath: "#/$defs/syntax/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
		}
		if (data["x-environment"] !== void 0) {
			let data62 = data["x-environment"];
			if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
				for (const key1 in data62) if (!validate45(data62[key1], {
					instancePath: instancePath + "/x-environment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data62,
					parentDataProperty: key1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
					errors = vErrors.length;
				}
			} else {
				const err74 = {
					instancePath: instancePath + "/x-environment",
					schemaPath: "#/properties/x-environment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			}
		}
		if (data["x-obeys-directory"] !== void 0) {
			if (typeof data["x-obeys-directory"] !== "boolean") {
				const err75 = {
					instancePath: instancePath + "/x-obeys-directory",
					schemaPath: "#/properties/x-obeys-directory/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
		if (data["x-loopback"] !== void 0) {
			let data65 = data["x-loopback"];
			if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
				if (data65.options === void 0) {
					const err76 = {
						instancePath: instancePath + "/x-loopback",
						schemaPath: "#/$defs/loopback/required",
						keyword: "required",
						params: { missingProperty: "options" },
						message: "must have required property 'options'"
					};
					if (vErrors === null) vErrors = [err76];
					else vErrors.push(err76);
					errors++;
				}
				for (const key2 in data65) if (!(key2 === "urls" || key2 === "hosts" || key2 === "options" || key2 === "proxies" || key2 === "files")) {
					const err77 = {
						instancePath: instancePath + "/x-loopback",
						schemaPath: "#/$defs/loopback/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
				if (data65.urls !== void 0) {
					let data66 = data65.urls;
					if (Array.isArray(data66)) {
						const len9 = data66.length;
						for (let i9 = 0; i9 < len9; i9++) {
							let data67 = data66[i9];
							if (typeof data67 === "string") {
								if (func1(data67) < 1) {
									const err78 = {
										instancePath: instancePath + "/x-loopback/urls/" + i9,
										schemaPath: "#/$defs/loopback/properties/urls/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							} else {
								const err79 = {
									instancePath: instancePath + "/x-loopback/urls/" + i9,
									schemaPath: "#/$defs/loopback/properties/urls/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
						}
					} else {
						const err80 = {
							instancePath: instancePath + "/x-loopback/urls",
							schemaPath: "#/$defs/loopback/properties/urls/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err80];
						else vErrors.push(err80);
						errors++;
					}
				}
				if (data65.hosts !== void 0) {
					let data68 = data65.hosts;
					if (Array.isArray(data68)) {
						const len10 = data68.length;
						for (let i10 = 0; i10 < len10; i10++) {
							let data69 = data68[i10];
							if (typeof data69 === "string") {
								if (func1(data69) < 1) {
									const err81 = {
										instancePath: instancePath + "/x-loopback/hosts/" + i10,
										schemaPath: "#/$defs/loopback/properties/hosts/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
							} else {
								const err82 = {
									instancePath: instancePath + "/x-loopback/hosts/" + i10,
									schemaPath: "#/$defs/loopback/properties/hosts/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
					} else {
						const err83 = {
							instancePath: instancePath + "/x-loopback/hosts",
							schemaPath: "#/$defs/loopback/properties/hosts/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				}
				if (data65.options !== void 0) {
					let data70 = data65.options;
					if (Array.isArray(data70)) {
						const len11 = data70.length;
						for (let i11 = 0; i11 < len11; i11++) {
							let data71 = data70[i11];
							if (typeof data71 === "string") {
								if (func1(data71) < 1) {
									const err84 = {
										instancePath: instancePath + "/x-loopback/options/" + i11,
										schemaPath: "#/$defs/loopback/properties/options/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
							} else {
								const err85 = {
									instancePath: instancePath + "/x-loopback/options/" + i11,
									schemaPath: "#/$defs/loopback/properties/options/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
						}
					} else {
						const err86 = {
							instancePath: instancePath + "/x-loopback/options",
							schemaPath: "#/$defs/loopback/properties/options/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
				if (data65.proxies !== void 0) {
					let data72 = data65.proxies;
					if (Array.isArray(data72)) {
						const len12 = data72.length;
						for (let i12 = 0; i12 < len12; i12++) {
							let data73 = data72[i12];
							if (typeof data73 === "string") {
								if (func1(data73) < 1) {
									const err87 = {
										instancePath: instancePath + "/x-loopback/proxies/" + i12,
										schemaPath: "#/$defs/loopback/properties/proxies/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
							} else {
								const err88 = {
									instancePath: instancePath + "/x-loopback/proxies/" + i12,
									schemaPath: "#/$defs/loopback/properties/proxies/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err88];
								else vErrors.push(err88);
								errors++;
							}
						}
					} else {
						const err89 = {
							instancePath: instancePath + "/x-loopback/proxies",
							schemaPath: "#/$defs/loopback/properties/proxies/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err89];
						else vErrors.push(err89);
						errors++;
					}
				}
				if (data65.files !== void 0) {
					let data74 = data65.files;
					if (Array.isArray(data74)) {
						const len13 = data74.length;
						for (let i13 = 0; i13 < len13; i13++) {
							let data75 = data74[i13];
							if (typeof data75 === "string") {
								if (!pattern14.test(data75)) {
									const err90 = {
										instancePath: instancePath + "/x-loopback/files/" + i13,
										schemaPath: "#/$defs/loopback/properties/files/items/pattern",
										keyword: "pattern",
										params: { pattern: "^(?:~|\\$\\w+)/." },
										message: "must match pattern \"^(?:~|\\$\\w+)/.\""
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
							} else {
								const err91 = {
									instancePath: instancePath + "/x-loopback/files/" + i13,
									schemaPath: "#/$defs/loopback/properties/files/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
						}
					} else {
						const err92 = {
							instancePath: instancePath + "/x-loopback/files",
							schemaPath: "#/$defs/loopback/properties/files/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err92];
						else vErrors.push(err92);
						errors++;
					}
				}
			} else {
				const err93 = {
					instancePath: instancePath + "/x-loopback",
					schemaPath: "#/$defs/loopback/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err93];
				else vErrors.push(err93);
				errors++;
			}
		}
		if (data["x-file-values"] !== void 0) {
			let data76 = data["x-file-values"];
			if (Array.isArray(data76)) {
				const len14 = data76.length;
				for (let i14 = 0; i14 < len14; i14++) {
					let data77 = data76[i14];
					if (typeof data77 === "string") {
						if (func1(data77) < 1) {
							const err94 = {
								instancePath: instancePath + "/x-file-values/" + i14,
								schemaPath: "#/properties/x-file-values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err94];
							else vErrors.push(err94);
							errors++;
						}
					} else {
						const err95 = {
							instancePath: instancePath + "/x-file-values/" + i14,
							schemaPath: "#/properties/x-file-values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err95];
						else vErrors.push(err95);
						errors++;
					}
				}
			} else {
				const err96 = {
					instancePath: instancePath + "/x-file-values",
					schemaPath: "#/properties/x-file-values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err96];
				else vErrors.push(err96);
				errors++;
			}
		}
		if (data["x-inferred"] !== void 0) {
			if (typeof data["x-inferred"] !== "boolean") {
				const err97 = {
					instancePath: instancePath + "/x-inferred",
					schemaPath: "#/properties/x-inferred/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err97];
				else vErrors.push(err97);
				errors++;
			}
		}
		if (data["x-same-as"] !== void 0) {
			let data79 = data["x-same-as"];
			if (Array.isArray(data79)) {
				const len15 = data79.length;
				for (let i15 = 0; i15 < len15; i15++) {
					let data80 = data79[i15];
					if (typeof data80 === "string") {
						if (func1(data80) < 1) {
							const err98 = {
								instancePath: instancePath + "/x-same-as/" + i15,
								schemaPath: "#/properties/x-same-as/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
					} else {
						const err99 = {
							instancePath: instancePath + "/x-same-as/" + i15,
							schemaPath: "#/properties/x-same-as/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
				}
			} else {
				const err100 = {
					instancePath: instancePath + "/x-same-as",
					schemaPath: "#/properties/x-same-as/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err100];
				else vErrors.push(err100);
				errors++;
			}
		}
		if (data["x-tasks"] !== void 0) {
			let data81 = data["x-tasks"];
			if (Array.isArray(data81)) {
				const len16 = data81.length;
				for (let i16 = 0; i16 < len16; i16++) {
					let data82 = data81[i16];
					if (typeof data82 === "string") {
						if (func1(data82) < 1) {
							const err101 = {
								instancePath: instancePath + "/x-tasks/" + i16,
								schemaPath: "#/properties/x-tasks/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err101];
							else vErrors.push(err101);
							errors++;
						}
					} else {
						const err102 = {
							instancePath: instancePath + "/x-tasks/" + i16,
							schemaPath: "#/properties/x-tasks/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err102];
						else vErrors.push(err102);
						errors++;
					}
				}
			} else {
				const err103 = {
					instancePath: instancePath + "/x-tasks",
					schemaPath: "#/properties/x-tasks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err103];
				else vErrors.push(err103);
				errors++;
			}
		}
		if (data["x-todo"] !== void 0) {
			let data83 = data["x-todo"];
			if (Array.isArray(data83)) {
				const len17 = data83.length;
				for (let i17 = 0; i17 < len17; i17++) {
					let data84 = data83[i17];
					if (typeof data84 === "string") {
						if (func1(data84) < 1) {
							const err104 = {
								instancePath: instancePath + "/x-todo/" + i17,
								schemaPath: "#/properties/x-todo/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err104];
							else vErrors.push(err104);
							errors++;
						}
					} else {
						const err105 = {
							instancePath: instancePath + "/x-todo/" + i17,
							schemaPath: "#/properties/x-todo/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err105];
						else vErrors.push(err105);
						errors++;
					}
				}
			} else {
				const err106 = {
					instancePath: instancePath + "/x-todo",
					schemaPath: "#/properties/x-todo/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err106];
				else vErrors.push(err106);
				errors++;
			}
		}
		if (data["x-complete"] !== void 0) {
			if (typeof data["x-complete"] !== "boolean") {
				const err107 = {
					instancePath: instancePath + "/x-complete",
					schemaPath: "#/properties/x-complete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err107];
				else vErrors.push(err107);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data86 = data["x-executes"];
			if (typeof data86 === "string") {
				if (!pattern5.test(data86)) {
					const err108 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err108];
					else vErrors.push(err108);
					errors++;
				}
			} else {
				const err109 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err109];
				else vErrors.push(err109);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data87 = data["x-stdin"];
			if (typeof data87 !== "string" && typeof data87 !== "boolean") {
				const err110 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema41.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err110];
				else vErrors.push(err110);
				errors++;
			}
		}
		if (data["x-prints"] !== void 0) {
			if (typeof data["x-prints"] !== "boolean") {
				const err111 = {
					instancePath: instancePath + "/x-prints",
					schemaPath: "#/properties/x-prints/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err111];
				else vErrors.push(err111);
				errors++;
			}
		}
		if (data["x-safer"] !== void 0) {
			let data89 = data["x-safer"];
			if (Array.isArray(data89)) {
				const len18 = data89.length;
				for (let i18 = 0; i18 < len18; i18++) {
					let data90 = data89[i18];
					if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
						if (data90.replace === void 0) {
							const err112 = {
								instancePath: instancePath + "/x-safer/" + i18,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "replace" },
								message: "must have required property 'replace'"
							};
							if (vErrors === null) vErrors = [err112];
							else vErrors.push(err112);
							errors++;
						}
						if (data90.with === void 0) {
							const err113 = {
								instancePath: instancePath + "/x-safer/" + i18,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "with" },
								message: "must have required property 'with'"
							};
							if (vErrors === null) vErrors = [err113];
							else vErrors.push(err113);
							errors++;
						}
						if (data90.replace !== void 0) {
							if (typeof data90.replace !== "string") {
								const err114 = {
									instancePath: instancePath + "/x-safer/" + i18 + "/replace",
									schemaPath: "#/$defs/safer/items/properties/replace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err114];
								else vErrors.push(err114);
								errors++;
							}
						}
						if (data90.with !== void 0) {
							if (typeof data90.with !== "string") {
								const err115 = {
									instancePath: instancePath + "/x-safer/" + i18 + "/with",
									schemaPath: "#/$defs/safer/items/properties/with/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err115];
								else vErrors.push(err115);
								errors++;
							}
						}
						if (data90.description !== void 0) {
							if (typeof data90.description !== "string") {
								const err116 = {
									instancePath: instancePath + "/x-safer/" + i18 + "/description",
									schemaPath: "#/$defs/safer/items/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err116];
								else vErrors.push(err116);
								errors++;
							}
						}
					} else {
						const err117 = {
							instancePath: instancePath + "/x-safer/" + i18,
							schemaPath: "#/$defs/safer/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					}
				}
			} else {
				const err118 = {
					instancePath: instancePath + "/x-safer",
					schemaPath: "#/$defs/safer/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err118];
				else vErrors.push(err118);
				errors++;
			}
		}
		if (data["x-self"] !== void 0) {
			if (!validate24(data["x-self"], {
				instancePath: instancePath + "/x-self",
				parentData: data,
				parentDataProperty: "x-self",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-destroys"] !== void 0) {
			if (!(data["x-destroys"] === "named")) {
				const err119 = {
					instancePath: instancePath + "/x-destroys",
					schemaPath: "#/properties/x-destroys/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties["x-destroys"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err119];
				else vErrors.push(err119);
				errors++;
			}
		}
		if (data["x-hooks"] !== void 0) {
			let data96 = data["x-hooks"];
			if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
				for (const key3 in data96) if (!(key3 === "names" || key3 === "given")) {
					const err120 = {
						instancePath: instancePath + "/x-hooks",
						schemaPath: "#/properties/x-hooks/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err120];
					else vErrors.push(err120);
					errors++;
				}
				if (data96.names !== void 0) {
					let data97 = data96.names;
					if (Array.isArray(data97)) {
						const len19 = data97.length;
						for (let i19 = 0; i19 < len19; i19++) {
							let data98 = data97[i19];
							if (typeof data98 === "string") {
								if (func1(data98) < 1) {
									const err121 = {
										instancePath: instancePath + "/x-hooks/names/" + i19,
										schemaPath: "#/properties/x-hooks/properties/names/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err121];
									else vErrors.push(err121);
									errors++;
								}
							} else {
								const err122 = {
									instancePath: instancePath + "/x-hooks/names/" + i19,
									schemaPath: "#/properties/x-hooks/properties/names/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err122];
								else vErrors.push(err122);
								errors++;
							}
						}
					} else {
						const err123 = {
							instancePath: instancePath + "/x-hooks/names",
							schemaPath: "#/properties/x-hooks/properties/names/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err123];
						else vErrors.push(err123);
						errors++;
					}
				}
				if (data96.given !== void 0) {
					let data99 = data96.given;
					if (Array.isArray(data99)) {
						const len20 = data99.length;
						for (let i20 = 0; i20 < len20; i20++) {
							let data100 = data99[i20];
							if (typeof data100 === "string") {
								if (func1(data100) < 1) {
									const err124 = {
										instancePath: instancePath + "/x-hooks/given/" + i20,
										schemaPath: "#/properties/x-hooks/properties/given/items/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err124];
									else vErrors.push(err124);
									errors++;
								}
							} else {
								const err125 = {
									instancePath: instancePath + "/x-hooks/given/" + i20,
									schemaPath: "#/properties/x-hooks/properties/given/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
					} else {
						const err126 = {
							instancePath: instancePath + "/x-hooks/given",
							schemaPath: "#/properties/x-hooks/properties/given/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
				}
			} else {
				const err127 = {
					instancePath: instancePath + "/x-hooks",
					schemaPath: "#/properties/x-hooks/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err127];
				else vErrors.push(err127);
				errors++;
			}
		}
		if (data["x-says"] !== void 0) {
			let data101 = data["x-says"];
			if (typeof data101 === "string") {
				if (func1(data101) < 1) {
					const err128 = {
						instancePath: instancePath + "/x-says",
						schemaPath: "#/properties/x-says/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err128];
					else vErrors.push(err128);
					errors++;
				}
			} else {
				const err129 = {
					instancePath: instancePath + "/x-says",
					schemaPath: "#/properties/x-says/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err129];
				else vErrors.push(err129);
				errors++;
			}
		}
		if (data["x-other-options"] !== void 0) {
			if (!validate24(data["x-other-options"], {
				instancePath: instancePath + "/x-other-options",
				parentData: data,
				parentDataProperty: "x-other-options",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-tests"] !== void 0) {
			let data103 = data["x-tests"];
			if (Array.isArray(data103)) {
				const len21 = data103.length;
				for (let i21 = 0; i21 < len21; i21++) {
					let data104 = data103[i21];
					if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
						if (data104.run === void 0) {
							const err130 = {
								instancePath: instancePath + "/x-tests/" + i21,
								schemaPath: "#/$defs/test/required",
								keyword: "required",
								params: { missingProperty: "run" },
								message: "must have required property 'run'"
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
						if (data104.expect === void 0) {
							const err131 = {
								instancePath: instancePath + "/x-tests/" + i21,
								schemaPath: "#/$defs/test/required",
								keyword: "required",
								params: { missingProperty: "expect" },
								message: "must have required property 'expect'"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
						if (data104.run !== void 0) {
							let data105 = data104.run;
							if (typeof data105 === "string") {
								if (func1(data105) < 1) {
									const err132 = {
										instancePath: instancePath + "/x-tests/" + i21 + "/run",
										schemaPath: "#/$defs/test/properties/run/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err132];
									else vErrors.push(err132);
									errors++;
								}
							} else {
								const err133 = {
									instancePath: instancePath + "/x-tests/" + i21 + "/run",
									schemaPath: "#/$defs/test/properties/run/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err133];
								else vErrors.push(err133);
								errors++;
							}
						}
						if (data104.expect !== void 0) {
							let data106 = data104.expect;
							if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
								if (Object.keys(data106).length < 1) {
									const err134 = {
										instancePath: instancePath + "/x-tests/" + i21 + "/expect",
										schemaPath: "#/$defs/test/properties/expect/minProperties",
										keyword: "minProperties",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 properties"
									};
									if (vErrors === null) vErrors = [err134];
									else vErrors.push(err134);
									errors++;
								}
								for (const key4 in data106) {
									let data107 = data106[key4];
									if (typeof data107 !== "boolean" && typeof data107 !== "string") {
										const err135 = {
											instancePath: instancePath + "/x-tests/" + i21 + "/expect/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/$defs/test/properties/expect/additionalProperties/type",
											keyword: "type",
											params: { type: schema67.properties.expect.additionalProperties.type },
											message: "must be boolean,string"
										};
										if (vErrors === null) vErrors = [err135];
										else vErrors.push(err135);
										errors++;
									}
								}
							} else {
								const err136 = {
									instancePath: instancePath + "/x-tests/" + i21 + "/expect",
									schemaPath: "#/$defs/test/properties/expect/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err136];
								else vErrors.push(err136);
								errors++;
							}
						}
					} else {
						const err137 = {
							instancePath: instancePath + "/x-tests/" + i21,
							schemaPath: "#/$defs/test/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err137];
						else vErrors.push(err137);
						errors++;
					}
				}
			} else {
				const err138 = {
					instancePath: instancePath + "/x-tests",
					schemaPath: "#/properties/x-tests/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err138];
				else vErrors.push(err138);
				errors++;
			}
		}
		if (data["x-configured-by"] !== void 0) {
			let data108 = data["x-configured-by"];
			if (Array.isArray(data108)) {
				if (data108.length < 1) {
					const err139 = {
						instancePath: instancePath + "/x-configured-by",
						schemaPath: "#/properties/x-configured-by/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err139];
					else vErrors.push(err139);
					errors++;
				}
				const len22 = data108.length;
				for (let i22 = 0; i22 < len22; i22++) {
					let data109 = data108[i22];
					if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
						for (const key5 in data109) if (!(key5 === "repository" || key5 === "paths" || key5 === "mentions" || key5 === "harmless" || key5 === "up" || key5 === "always" || key5 === "below" || key5 === "modules")) {
							const err140 = {
								instancePath: instancePath + "/x-configured-by/" + i22,
								schemaPath: "#/$defs/configuredBy/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err140];
							else vErrors.push(err140);
							errors++;
						}
						if (data109.repository !== void 0) {
							if (!(data109.repository === "git")) {
								const err141 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/repository",
									schemaPath: "#/$defs/configuredBy/properties/repository/enum",
									keyword: "enum",
									params: { allowedValues: schema47.properties.repository.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err141];
								else vErrors.push(err141);
								errors++;
							}
						}
						if (data109.paths !== void 0) {
							let data111 = data109.paths;
							if (Array.isArray(data111)) {
								if (data111.length < 1) {
									const err142 = {
										instancePath: instancePath + "/x-configured-by/" + i22 + "/paths",
										schemaPath: "#/$defs/configuredBy/properties/paths/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err142];
									else vErrors.push(err142);
									errors++;
								}
								const len23 = data111.length;
								for (let i23 = 0; i23 < len23; i23++) {
									let data112 = data111[i23];
									if (typeof data112 === "string") {
										if (func1(data112) < 1) {
											const err143 = {
												instancePath: instancePath + "/x-configured-by/" + i22 + "/paths/" + i23,
												schemaPath: "#/$defs/configuredBy/properties/paths/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err143];
											else vErrors.push(err143);
											errors++;
										}
									} else {
										const err144 = {
											instancePath: instancePath + "/x-configured-by/" + i22 + "/paths/" + i23,
											schemaPath: "#/$defs/configuredBy/properties/paths/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err144];
										else vErrors.push(err144);
										errors++;
									}
								}
							} else {
								const err145 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/paths",
									schemaPath: "#/$defs/configuredBy/properties/paths/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err145];
								else vErrors.push(err145);
								errors++;
							}
						}
						if (data109.mentions !== void 0) {
							let data113 = data109.mentions;
							if (Array.isArray(data113)) {
								if (data113.length < 1) {
									const err146 = {
										instancePath: instancePath + "/x-configured-by/" + i22 + "/mentions",
										schemaPath: "#/$defs/configuredBy/properties/mentions/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err146];
									else vErrors.push(err146);
									errors++;
								}
								const len24 = data113.length;
								for (let i24 = 0; i24 < len24; i24++) {
									let data114 = data113[i24];
									if (typeof data114 === "string") {
										if (func1(data114) < 1) {
											const err147 = {
												instancePath: instancePath + "/x-configured-by/" + i22 + "/mentions/" + i24,
												schemaPath: "#/$defs/configuredBy/properties/mentions/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err147];
											else vErrors.push(err147);
											errors++;
										}
									} else {
										const err148 = {
											instancePath: instancePath + "/x-configured-by/" + i22 + "/mentions/" + i24,
											schemaPath: "#/$defs/configuredBy/properties/mentions/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err148];
										else vErrors.push(err148);
										errors++;
									}
								}
							} else {
								const err149 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/mentions",
									schemaPath: "#/$defs/configuredBy/properties/mentions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
						}
						if (data109.harmless !== void 0) {
							let data115 = data109.harmless;
							if (Array.isArray(data115)) {
								const len25 = data115.length;
								for (let i25 = 0; i25 < len25; i25++) {
									let data116 = data115[i25];
									if (typeof data116 === "string") {
										if (func1(data116) < 1) {
											const err150 = {
												instancePath: instancePath + "/x-configured-by/" + i22 + "/harmless/" + i25,
												schemaPath: "#/$defs/configuredBy/properties/harmless/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err150];
											else vErrors.push(err150);
											errors++;
										}
									} else {
										const err151 = {
											instancePath: instancePath + "/x-configured-by/" + i22 + "/harmless/" + i25,
											schemaPath: "#/$defs/configuredBy/properties/harmless/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err151];
										else vErrors.push(err151);
										errors++;
									}
								}
							} else {
								const err152 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/harmless",
									schemaPath: "#/$defs/configuredBy/properties/harmless/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err152];
								else vErrors.push(err152);
								errors++;
							}
						}
						if (data109.up !== void 0) {
							if (typeof data109.up !== "boolean") {
								const err153 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/up",
									schemaPath: "#/$defs/configuredBy/properties/up/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err153];
								else vErrors.push(err153);
								errors++;
							}
						}
						if (data109.always !== void 0) {
							if (typeof data109.always !== "boolean") {
								const err154 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/always",
									schemaPath: "#/$defs/configuredBy/properties/always/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err154];
								else vErrors.push(err154);
								errors++;
							}
						}
						if (data109.below !== void 0) {
							if (typeof data109.below !== "boolean") {
								const err155 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/below",
									schemaPath: "#/$defs/configuredBy/properties/below/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err155];
								else vErrors.push(err155);
								errors++;
							}
						}
						if (data109.modules !== void 0) {
							let data120 = data109.modules;
							if (Array.isArray(data120)) {
								if (data120.length < 1) {
									const err156 = {
										instancePath: instancePath + "/x-configured-by/" + i22 + "/modules",
										schemaPath: "#/$defs/configuredBy/properties/modules/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err156];
									else vErrors.push(err156);
									errors++;
								}
								const len26 = data120.length;
								for (let i26 = 0; i26 < len26; i26++) {
									let data121 = data120[i26];
									if (typeof data121 === "string") {
										if (func1(data121) < 1) {
											const err157 = {
												instancePath: instancePath + "/x-configured-by/" + i22 + "/modules/" + i26,
												schemaPath: "#/$defs/configuredBy/properties/modules/items/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err157];
											else vErrors.push(err157);
											errors++;
										}
									} else {
										const err158 = {
											instancePath: instancePath + "/x-configured-by/" + i22 + "/modules/" + i26,
											schemaPath: "#/$defs/configuredBy/properties/modules/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err158];
										else vErrors.push(err158);
										errors++;
									}
								}
							} else {
								const err159 = {
									instancePath: instancePath + "/x-configured-by/" + i22 + "/modules",
									schemaPath: "#/$defs/configuredBy/properties/modules/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err159];
								else vErrors.push(err159);
								errors++;
							}
						}
					} else {
						const err160 = {
							instancePath: instancePath + "/x-configured-by/" + i22,
							schemaPath: "#/$defs/configuredBy/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err160];
						else vErrors.push(err160);
						errors++;
					}
				}
			} else {
				const err161 = {
					instancePath: instancePath + "/x-configured-by",
					schemaPath: "#/properties/x-configured-by/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err161];
				else vErrors.push(err161);
				errors++;
			}
		}
		if (data["x-scripts"] !== void 0) {
			let data122 = data["x-scripts"];
			if (!(data122 === "npm" || data122 === "make" || data122 === "npx")) {
				const err162 = {
					instancePath: instancePath + "/x-scripts",
					schemaPath: "#/properties/x-scripts/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties["x-scripts"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err162];
				else vErrors.push(err162);
				errors++;
			}
		}
	} else {
		const err163 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err163];
		else vErrors.push(err163);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"atip": true,
		"name": true,
		"version": true,
		"description": true,
		"homepage": true,
		"commands": true,
		"globalOptions": true,
		"arguments": true,
		"options": true,
		"examples": true,
		"authentication": true,
		"effects": true,
		"patterns": true,
		"trust": true,
		"partial": true,
		"omitted": true,
		"x-checked": true,
		"x-syntax": true,
		"x-environment": true,
		"x-obeys-directory": true,
		"x-loopback": true,
		"x-file-values": true,
		"x-inferred": true,
		"x-same-as": true,
		"x-tasks": true,
		"x-todo": true,
		"x-complete": true,
		"x-executes": true,
		"x-stdin": true,
		"x-prints": true,
		"x-safer": true,
		"x-self": true,
		"x-destroys": true,
		"x-hooks": true,
		"x-says": true,
		"x-other-options": true,
		"x-tests": true,
		"x-configured-by": true,
		"x-scripts": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const validatePolicy = validate51;
const schema70 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": { "type": "string" },
		"description": { "type": "string" },
		"extends": { "enum": [
			"balanced",
			"workspace",
			"project",
			"readonly",
			"strict",
			"none"
		] },
		"inheritance": { "enum": ["nearest", "floor"] },
		"autoApprove": { "$ref": "#/$defs/section" },
		"requireConfirmation": { "$ref": "#/$defs/section" },
		"deny": { "$ref": "#/$defs/section" },
		"commands": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"allow": { "$ref": "#/$defs/commands" },
				"ask": { "$ref": "#/$defs/commands" },
				"deny": { "$ref": "#/$defs/commands" }
			}
		},
		"tests": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["run", "expect"],
				"properties": {
					"run": { "type": "string" },
					"expect": { "enum": [
						"allow",
						"ask",
						"deny"
					] }
				}
			}
		}
	}
};
const func57 = Object.prototype.hasOwnProperty;
const schema72 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"filesystem.read": { "type": "boolean" },
		"effects.filesystem.read": { "type": "boolean" },
		"filesystem.write": { "type": "boolean" },
		"effects.filesystem.write": { "type": "boolean" },
		"filesystem.delete": { "type": "boolean" },
		"effects.filesystem.delete": { "type": "boolean" },
		"network": { "type": "boolean" },
		"effects.network": { "type": "boolean" },
		"idempotent": { "type": "boolean" },
		"effects.idempotent": { "type": "boolean" },
		"reversible": { "type": "boolean" },
		"effects.reversible": { "type": "boolean" },
		"destructive": { "type": "boolean" },
		"effects.destructive": { "type": "boolean" },
		"cost.billable": { "type": "boolean" },
		"effects.cost.billable": { "type": "boolean" },
		"interactive.stdin": { "type": "boolean" },
		"effects.interactive.stdin": { "type": "boolean" },
		"interactive.editor": { "type": "boolean" },
		"effects.interactive.editor": { "type": "boolean" },
		"interactive.browser": { "type": "boolean" },
		"effects.interactive.browser": { "type": "boolean" },
		"interactive.pager": { "type": "boolean" },
		"effects.interactive.pager": { "type": "boolean" },
		"interactive.tty": { "type": "boolean" },
		"effects.interactive.tty": { "type": "boolean" },
		"filesystem.paths": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"effects.filesystem.paths": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"cost.estimate": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"effects.cost.estimate": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"duration.typical": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"effects.duration.typical": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"duration.timeout": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"effects.duration.timeout": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"creates": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"effects.creates": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"modifies": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"effects.modifies": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"deletes": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"effects.deletes": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"x-reveals": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"effects.x-reveals": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"items": { "type": "string" }
		},
		"x-network-scope": {
			"type": ["string", "array"],
			"anyOf": [{ "enum": [
				"loopback",
				"service",
				"argument"
			] }, {
				"type": "array",
				"items": { "enum": [
					"loopback",
					"service",
					"argument"
				] }
			}]
		},
		"effects.x-network-scope": {
			"type": ["string", "array"],
			"anyOf": [{ "enum": [
				"loopback",
				"service",
				"argument"
			] }, {
				"type": "array",
				"items": { "enum": [
					"loopback",
					"service",
					"argument"
				] }
			}]
		},
		"x-executes": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"anyOf": [
				{ "type": "boolean" },
				{ "enum": [
					"file",
					"remote",
					"shell",
					"argv",
					"code"
				] },
				{
					"type": "array",
					"items": { "enum": [
						"file",
						"remote",
						"shell",
						"argv",
						"code"
					] }
				}
			]
		},
		"effects.x-executes": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"anyOf": [
				{ "type": "boolean" },
				{ "enum": [
					"file",
					"remote",
					"shell",
					"argv",
					"code"
				] },
				{
					"type": "array",
					"items": { "enum": [
						"file",
						"remote",
						"shell",
						"argv",
						"code"
					] }
				}
			]
		},
		"tool": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"command": {
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"source": {
			"type": ["string", "array"],
			"anyOf": [{ "enum": [
				"override",
				"native",
				"user",
				"system",
				"packaged",
				"project",
				"inferred",
				"builtin",
				"unknown"
			] }, {
				"type": "array",
				"items": { "enum": [
					"override",
					"native",
					"user",
					"system",
					"packaged",
					"project",
					"inferred",
					"builtin",
					"unknown"
				] }
			}]
		},
		"installed": { "type": "boolean" },
		"path.state": {
			"type": ["string", "array"],
			"anyOf": [{ "enum": [
				"new",
				"kept",
				"temp",
				"git",
				"ignored",
				"untracked",
				"changed",
				"unclear"
			] }, {
				"type": "array",
				"items": { "enum": [
					"new",
					"kept",
					"temp",
					"git",
					"ignored",
					"untracked",
					"changed",
					"unclear"
				] }
			}]
		},
		"path.scope": {
			"type": ["string", "array"],
			"anyOf": [{ "enum": [
				"tree",
				"temp",
				"outside",
				"home",
				"system",
				"device",
				"vcs",
				"agent-config",
				"secret",
				"guard",
				"unknown"
			] }, {
				"type": "array",
				"items": { "enum": [
					"tree",
					"temp",
					"outside",
					"home",
					"system",
					"device",
					"vcs",
					"agent-config",
					"secret",
					"guard",
					"unknown"
				] }
			}]
		},
		"unknown": {
			"type": [
				"boolean",
				"string",
				"array"
			],
			"anyOf": [
				{ "type": "boolean" },
				{ "enum": [
					"tool",
					"command",
					"option",
					"operand",
					"computed",
					"value",
					"effect",
					"executes",
					"language",
					"input",
					"environment",
					"directory",
					"stale",
					"untrusted",
					"override",
					"parse-error",
					"evaluates",
					"unsupported",
					"limit",
					"runaway"
				] },
				{
					"type": "array",
					"items": { "enum": [
						"tool",
						"command",
						"option",
						"operand",
						"computed",
						"value",
						"effect",
						"executes",
						"language",
						"input",
						"environment",
						"directory",
						"stale",
						"untrusted",
						"override",
						"parse-error",
						"evaluates",
						"unsupported",
						"limit",
						"runaway"
					] }
				}
			]
		},
		"message": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		}
	}
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func57.call(schema72.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/$defs/conditions/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data["filesystem.read"] !== void 0) {
			if (typeof data["filesystem.read"] !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/filesystem.read",
					schemaPath: "#/$defs/conditions/properties/filesystem.read/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["effects.filesystem.read"] !== void 0) {
			if (typeof data["effects.filesystem.read"] !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/effects.filesystem.read",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.read/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data["filesystem.write"] !== void 0) {
			if (typeof data["filesystem.write"] !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/filesystem.write",
					schemaPath: "#/$defs/conditions/properties/filesystem.write/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data["effects.filesystem.write"] !== void 0) {
			if (typeof data["effects.filesystem.write"] !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/effects.filesystem.write",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.write/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data["filesystem.delete"] !== void 0) {
			if (typeof data["filesystem.delete"] !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/filesystem.delete",
					schemaPath: "#/$defs/conditions/properties/filesystem.delete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data["effects.filesystem.delete"] !== void 0) {
			if (typeof data["effects.filesystem.delete"] !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/effects.filesystem.delete",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.delete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.network !== void 0) {
			if (typeof data.network !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/network",
					schemaPath: "#/$defs/conditions/properties/network/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data["effects.network"] !== void 0) {
			if (typeof data["effects.network"] !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/effects.network",
					schemaPath: "#/$defs/conditions/properties/effects.network/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.idempotent !== void 0) {
			if (typeof data.idempotent !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/idempotent",
					schemaPath: "#/$defs/conditions/properties/idempotent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data["effects.idempotent"] !== void 0) {
			if (typeof data["effects.idempotent"] !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/effects.idempotent",
					schemaPath: "#/$defs/conditions/properties/effects.idempotent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.reversible !== void 0) {
			if (typeof data.reversible !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/reversible",
					schemaPath: "#/$defs/conditions/properties/reversible/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data["effects.reversible"] !== void 0) {
			if (typeof data["effects.reversible"] !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/effects.reversible",
					schemaPath: "#/$defs/conditions/properties/effects.reversible/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.destructive !== void 0) {
			if (typeof data.destructive !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/destructive",
					schemaPath: "#/$defs/conditions/properties/destructive/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data["effects.destructive"] !== void 0) {
			if (typeof data["effects.destructive"] !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/effects.destructive",
					schemaPath: "#/$defs/conditions/properties/effects.destructive/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data["cost.billable"] !== void 0) {
			if (typeof data["cost.billable"] !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/cost.billable",
					schemaPath: "#/$defs/conditions/properties/cost.billable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["effects.cost.billable"] !== void 0) {
			if (typeof data["effects.cost.billable"] !== "boolean") {
				const err16 = {
					instancePath: instancePath + "/effects.cost.billable",
					schemaPath: "#/$defs/conditions/properties/effects.cost.billable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data["interactive.stdin"] !== void 0) {
			if (typeof data["interactive.stdin"] !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/interactive.stdin",
					schemaPath: "#/$defs/conditions/properties/interactive.stdin/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data["effects.interactive.stdin"] !== void 0) {
			if (typeof data["effects.interactive.stdin"] !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/effects.interactive.stdin",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.stdin/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data["interactive.editor"] !== void 0) {
			if (typeof data["interactive.editor"] !== "boolean") {
				const err19 = {
					instancePath: instancePath + "/interactive.editor",
					schemaPath: "#/$defs/conditions/properties/interactive.editor/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["effects.interactive.editor"] !== void 0) {
			if (typeof data["effects.interactive.editor"] !== "boolean") {
				const err20 = {
					instancePath: instancePath + "/effects.interactive.editor",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.editor/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data["interactive.browser"] !== void 0) {
			if (typeof data["interactive.browser"] !== "boolean") {
				const err21 = {
					instancePath: instancePath + "/interactive.browser",
					schemaPath: "#/$defs/conditions/properties/interactive.browser/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data["effects.interactive.browser"] !== void 0) {
			if (typeof data["effects.interactive.browser"] !== "boolean") {
				const err22 = {
					instancePath: instancePath + "/effects.interactive.browser",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.browser/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data["interactive.pager"] !== void 0) {
			if (typeof data["interactive.pager"] !== "boolean") {
				const err23 = {
					instancePath: instancePath + "/interactive.pager",
					schemaPath: "#/$defs/conditions/properties/interactive.pager/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data["effects.interactive.pager"] !== void 0) {
			if (typeof data["effects.interactive.pager"] !== "boolean") {
				const err24 = {
					instancePath: instancePath + "/effects.interactive.pager",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.pager/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data["interactive.tty"] !== void 0) {
			if (typeof data["interactive.tty"] !== "boolean") {
				const err25 = {
					instancePath: instancePath + "/interactive.tty",
					schemaPath: "#/$defs/conditions/properties/interactive.tty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data["effects.interactive.tty"] !== void 0) {
			if (typeof data["effects.interactive.tty"] !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/effects.interactive.tty",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.tty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data["filesystem.paths"] !== void 0) {
			let data26 = data["filesystem.paths"];
			if (typeof data26 !== "string" && !Array.isArray(data26)) {
				const err27 = {
					instancePath: instancePath + "/filesystem.paths",
					schemaPath: "#/$defs/conditions/properties/filesystem.paths/type",
					keyword: "type",
					params: { type: schema72.properties["filesystem.paths"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (Array.isArray(data26)) {
				const len0 = data26.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data26[i0] !== "string") {
					const err28 = {
						instancePath: instancePath + "/filesystem.paths/" + i0,
						schemaPath: "#/$defs/conditions/properties/filesystem.paths/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		}
		if (data["effects.filesystem.paths"] !== void 0) {
			let data28 = data["effects.filesystem.paths"];
			if (typeof data28 !== "string" && !Array.isArray(data28)) {
				const err29 = {
					instancePath: instancePath + "/effects.filesystem.paths",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/type",
					keyword: "type",
					params: { type: schema72.properties["effects.filesystem.paths"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (Array.isArray(data28)) {
				const len1 = data28.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data28[i1] !== "string") {
					const err30 = {
						instancePath: instancePath + "/effects.filesystem.paths/" + i1,
						schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		if (data["cost.estimate"] !== void 0) {
			let data30 = data["cost.estimate"];
			if (typeof data30 !== "string" && !Array.isArray(data30)) {
				const err31 = {
					instancePath: instancePath + "/cost.estimate",
					schemaPath: "#/$defs/conditions/properties/cost.estimate/type",
					keyword: "type",
					params: { type: schema72.properties["cost.estimate"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (Array.isArray(data30)) {
				const len2 = data30.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data30[i2] !== "string") {
					const err32 = {
						instancePath: instancePath + "/cost.estimate/" + i2,
						schemaPath: "#/$defs/conditions/properties/cost.estimate/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		}
		if (data["effects.cost.estimate"] !== void 0) {
			let data32 = data["effects.cost.estimate"];
			if (typeof data32 !== "string" && !Array.isArray(data32)) {
				const err33 = {
					instancePath: instancePath + "/effects.cost.estimate",
					schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/type",
					keyword: "type",
					params: { type: schema72.properties["effects.cost.estimate"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			if (Array.isArray(data32)) {
				const len3 = data32.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data32[i3] !== "string") {
					const err34 = {
						instancePath: instancePath + "/effects.cost.estimate/" + i3,
						schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		}
		if (data["duration.typical"] !== void 0) {
			let data34 = data["duration.typical"];
			if (typeof data34 !== "string" && !Array.isArray(data34)) {
				const err35 = {
					instancePath: instancePath + "/duration.typical",
					schemaPath: "#/$defs/conditions/properties/duration.typical/type",
					keyword: "type",
					params: { type: schema72.properties["duration.typical"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (Array.isArray(data34)) {
				const len4 = data34.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data34[i4] !== "string") {
					const err36 = {
						instancePath: instancePath + "/duration.typical/" + i4,
						schemaPath: "#/$defs/conditions/properties/duration.typical/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
		}
		if (data["effects.duration.typical"] !== void 0) {
			let data36 = data["effects.duration.typical"];
			if (typeof data36 !== "string" && !Array.isArray(data36)) {
				const err37 = {
					instancePath: instancePath + "/effects.duration.typical",
					schemaPath: "#/$defs/conditions/properties/effects.duration.typical/type",
					keyword: "type",
					params: { type: schema72.properties["effects.duration.typical"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
			if (Array.isArray(data36)) {
				const len5 = data36.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data36[i5] !== "string") {
					const err38 = {
						instancePath: instancePath + "/effects.duration.typical/" + i5,
						schemaPath: "#/$defs/conditions/properties/effects.duration.typical/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
		}
		if (data["duration.timeout"] !== void 0) {
			let data38 = data["duration.timeout"];
			if (typeof data38 !== "string" && !Array.isArray(data38)) {
				const err39 = {
					instancePath: instancePath + "/duration.timeout",
					schemaPath: "#/$defs/conditions/properties/duration.timeout/type",
					keyword: "type",
					params: { type: schema72.properties["duration.timeout"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
			if (Array.isArray(data38)) {
				const len6 = data38.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data38[i6] !== "string") {
					const err40 = {
						instancePath: instancePath + "/duration.timeout/" + i6,
						schemaPath: "#/$defs/conditions/properties/duration.timeout/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
		}
		if (data["effects.duration.timeout"] !== void 0) {
			let data40 = data["effects.duration.timeout"];
			if (typeof data40 !== "string" && !Array.isArray(data40)) {
				const err41 = {
					instancePath: instancePath + "/effects.duration.timeout",
					schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/type",
					keyword: "type",
					params: { type: schema72.properties["effects.duration.timeout"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			if (Array.isArray(data40)) {
				const len7 = data40.length;
				for (let i7 = 0; i7 < len7; i7++) if (typeof data40[i7] !== "string") {
					const err42 = {
						instancePath: instancePath + "/effects.duration.timeout/" + i7,
						schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
		}
		if (data.creates !== void 0) {
			let data42 = data.creates;
			if (typeof data42 !== "boolean" && typeof data42 !== "string" && !Array.isArray(data42)) {
				const err43 = {
					instancePath: instancePath + "/creates",
					schemaPath: "#/$defs/conditions/properties/creates/type",
					keyword: "type",
					params: { type: schema72.properties.creates.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (Array.isArray(data42)) {
				const len8 = data42.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data42[i8] !== "string") {
					const err44 = {
						instancePath: instancePath + "/creates/" + i8,
						schemaPath: "#/$defs/conditions/properties/creates/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
		}
		if (data["effects.creates"] !== void 0) {
			let data44 = data["effects.creates"];
			if (typeof data44 !== "boolean" && typeof data44 !== "string" && !Array.isArray(data44)) {
				const err45 = {
					instancePath: instancePath + "/effects.creates",
					schemaPath: "#/$defs/conditions/properties/effects.creates/type",
					keyword: "type",
					params: { type: schema72.properties["effects.creates"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
			if (Array.isArray(data44)) {
				const len9 = data44.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data44[i9] !== "string") {
					const err46 = {
						instancePath: instancePath + "/effects.creates/" + i9,
						schemaPath: "#/$defs/conditions/properties/effects.creates/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
		}
		if (data.modifies !== void 0) {
			let data46 = data.modifies;
			if (typeof data46 !== "boolean" && typeof data46 !== "string" && !Array.isArray(data46)) {
				const err47 = {
					instancePath: instancePath + "/modifies",
					schemaPath: "#/$defs/conditions/properties/modifies/type",
					keyword: "type",
					params: { type: schema72.properties.modifies.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
			if (Array.isArray(data46)) {
				const len10 = data46.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data46[i10] !== "string") {
					const err48 = {
						instancePath: instancePath + "/modifies/" + i10,
						schemaPath: "#/$defs/conditions/properties/modifies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
		}
		if (data["effects.modifies"] !== void 0) {
			let data48 = data["effects.modifies"];
			if (typeof data48 !== "boolean" && typeof data48 !== "string" && !Array.isArray(data48)) {
				const err49 = {
					instancePath: instancePath + "/effects.modifies",
					schemaPath: "#/$defs/conditions/properties/effects.modifies/type",
					keyword: "type",
					params: { type: schema72.properties["effects.modifies"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
			if (Array.isArray(data48)) {
				const len11 = data48.length;
				for (let i11 = 0; i11 < len11; i11++) if (typeof data48[i11] !== "string") {
					const err50 = {
						instancePath: instancePath + "/effects.modifies/" + i11,
						schemaPath: "#/$defs/conditions/properties/effects.modifies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data50 = data.deletes;
			if (typeof data50 !== "boolean" && typeof data50 !== "string" && !Array.isArray(data50)) {
				const err51 = {
					instancePath: instancePath + "/deletes",
					schemaPath: "#/$defs/conditions/properties/deletes/type",
					keyword: "type",
					params: { type: schema72.properties.deletes.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
			if (Array.isArray(data50)) {
				const len12 = data50.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data50[i12] !== "string") {
					const err52 = {
						instancePath: instancePath + "/deletes/" + i12,
						schemaPath: "#/$defs/conditions/properties/deletes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		}
		if (data["effects.deletes"] !== void 0) {
			let data52 = data["effects.deletes"];
			if (typeof data52 !== "boolean" && typeof data52 !== "string" && !Array.isArray(data52)) {
				const err53 = {
					instancePath: instancePath + "/effects.deletes",
					schemaPath: "#/$defs/conditions/properties/effects.deletes/type",
					keyword: "type",
					params: { type: schema72.properties["effects.deletes"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
			if (Array.isArray(data52)) {
				const len13 = data52.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data52[i13] !== "string") {
					const err54 = {
						instancePath: instancePath + "/effects.deletes/" + i13,
						schemaPath: "#/$defs/conditions/properties/effects.deletes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
		}
		if (data["x-reveals"] !== void 0) {
			let data54 = data["x-reveals"];
			if (typeof data54 !== "boolean" && typeof data54 !== "string" && !Array.isArray(data54)) {
				const err55 = {
					instancePath: instancePath + "/x-reveals",
					schemaPath: "#/$defs/conditions/properties/x-reveals/type",
					keyword: "type",
					params: { type: schema72.properties["x-reveals"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
			if (Array.isArray(data54)) {
				const len14 = data54.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data54[i14] !== "string") {
					const err56 = {
						instancePath: instancePath + "/x-reveals/" + i14,
						schemaPath: "#/$defs/conditions/properties/x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
		}
		if (data["effects.x-reveals"] !== void 0) {
			let data56 = data["effects.x-reveals"];
			if (typeof data56 !== "boolean" && typeof data56 !== "string" && !Array.isArray(data56)) {
				const err57 = {
					instancePath: instancePath + "/effects.x-reveals",
					schemaPath: "#/$defs/conditions/properties/effects.x-reveals/type",
					keyword: "type",
					params: { type: schema72.properties["effects.x-reveals"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
			if (Array.isArray(data56)) {
				const len15 = data56.length;
				for (let i15 = 0; i15 < len15; i15++) if (typeof data56[i15] !== "string") {
					const err58 = {
						instancePath: instancePath + "/effects.x-reveals/" + i15,
						schemaPath: "#/$defs/conditions/properties/effects.x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
		}
		if (data["x-network-scope"] !== void 0) {
			let data58 = data["x-network-scope"];
			if (typeof data58 !== "string" && !Array.isArray(data58)) {
				const err59 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/type",
					keyword: "type",
					params: { type: schema72.properties["x-network-scope"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
			const _errs123 = errors;
			let valid35 = false;
			const _errs124 = errors;
			if (!(data58 === "loopback" || data58 === "service" || data58 === "argument")) {
				const err60 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["x-network-scope"].anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
			var _valid1 = _errs124 === errors;
			valid35 = valid35 || _valid1;
			const _errs125 = errors;
			if (Array.isArray(data58)) {
				const len16 = data58.length;
				for (let i16 = 0; i16 < len16; i16++) {
					let data59 = data58[i16];
					if (!(data59 === "loopback" || data59 === "service" || data59 === "argument")) {
						const err61 = {
							instancePath: instancePath + "/x-network-scope/" + i16,
							schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["x-network-scope"].anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
			var _valid1 = _errs125 === errors;
			valid35 = valid35 || _valid1;
			if (!valid35) {
				const err63 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			} else {
				errors = _errs123;
				if (vErrors !== null) {
					if (_errs123) vErrors.length = _errs123;
					else vErrors = null;
				}
			}
		}
		if (data["effects.x-network-scope"] !== void 0) {
			let data60 = data["effects.x-network-scope"];
			if (typeof data60 !== "string" && !Array.isArray(data60)) {
				const err64 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/type",
					keyword: "type",
					params: { type: schema72.properties["effects.x-network-scope"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err64];
				else vErrors.push(err64);
				errors++;
			}
			const _errs130 = errors;
			let valid38 = false;
			const _errs131 = errors;
			if (!(data60 === "loopback" || data60 === "service" || data60 === "argument")) {
				const err65 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["effects.x-network-scope"].anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
			var _valid2 = _errs131 === errors;
			valid38 = valid38 || _valid2;
			const _errs132 = errors;
			if (Array.isArray(data60)) {
				const len17 = data60.length;
				for (let i17 = 0; i17 < len17; i17++) {
					let data61 = data60[i17];
					if (!(data61 === "loopback" || data61 === "service" || data61 === "argument")) {
						const err66 = {
							instancePath: instancePath + "/effects.x-network-scope/" + i17,
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["effects.x-network-scope"].anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
			} else {
				const err67 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err67];
				else vErrors.push(err67);
				errors++;
			}
			var _valid2 = _errs132 === errors;
			valid38 = valid38 || _valid2;
			if (!valid38) {
				const err68 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			} else {
				errors = _errs130;
				if (vErrors !== null) {
					if (_errs130) vErrors.length = _errs130;
					else vErrors = null;
				}
			}
		}
		if (data["x-executes"] !== void 0) {
			let data62 = data["x-executes"];
			if (typeof data62 !== "boolean" && typeof data62 !== "string" && !Array.isArray(data62)) {
				const err69 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/type",
					keyword: "type",
					params: { type: schema72.properties["x-executes"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err69];
				else vErrors.push(err69);
				errors++;
			}
			const _errs137 = errors;
			let valid41 = false;
			const _errs138 = errors;
			if (typeof data62 !== "boolean") {
				const err70 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
			var _valid3 = _errs138 === errors;
			valid41 = valid41 || _valid3;
			const _errs140 = errors;
			if (!(data62 === "file" || data62 === "remote" || data62 === "shell" || data62 === "argv" || data62 === "code")) {
				const err71 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["x-executes"].anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
			var _valid3 = _errs140 === errors;
			valid41 = valid41 || _valid3;
			const _errs141 = errors;
			if (Array.isArray(data62)) {
				const len18 = data62.length;
				for (let i18 = 0; i18 < len18; i18++) {
					let data63 = data62[i18];
					if (!(data63 === "file" || data63 === "remote" || data63 === "shell" || data63 === "argv" || data63 === "code")) {
						const err72 = {
							instancePath: instancePath + "/x-executes/" + i18,
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["x-executes"].anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				}
			} else {
				const err73 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
			var _valid3 = _errs141 === errors;
			valid41 = valid41 || _valid3;
			if (!valid41) {
				const err74 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			} else {
				errors = _errs137;
				if (vErrors !== null) {
					if (_errs137) vErrors.length = _errs137;
					else vErrors = null;
				}
			}
		}
		if (data["effects.x-executes"] !== void 0) {
			let data64 = data["effects.x-executes"];
			if (typeof data64 !== "boolean" && typeof data64 !== "string" && !Array.isArray(data64)) {
				const err75 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/type",
					keyword: "type",
					params: { type: schema72.properties["effects.x-executes"].type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
			const _errs146 = errors;
			let valid44 = false;
			const _errs147 = errors;
			if (typeof data64 !== "boolean") {
				const err76 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err76];
				else vErrors.push(err76);
				errors++;
			}
			var _valid4 = _errs147 === errors;
			valid44 = valid44 || _valid4;
			const _errs149 = errors;
			if (!(data64 === "file" || data64 === "remote" || data64 === "shell" || data64 === "argv" || data64 === "code")) {
				const err77 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["effects.x-executes"].anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
			var _valid4 = _errs149 === errors;
			valid44 = valid44 || _valid4;
			const _errs150 = errors;
			if (Array.isArray(data64)) {
				const len19 = data64.length;
				for (let i19 = 0; i19 < len19; i19++) {
					let data65 = data64[i19];
					if (!(data65 === "file" || data65 === "remote" || data65 === "shell" || data65 === "argv" || data65 === "code")) {
						const err78 = {
							instancePath: instancePath + "/effects.x-executes/" + i19,
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["effects.x-executes"].anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
			} else {
				const err79 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err79];
				else vErrors.push(err79);
				errors++;
			}
			var _valid4 = _errs150 === errors;
			valid44 = valid44 || _valid4;
			if (!valid44) {
				const err80 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err80];
				else vErrors.push(err80);
				errors++;
			} else {
				errors = _errs146;
				if (vErrors !== null) {
					if (_errs146) vErrors.length = _errs146;
					else vErrors = null;
				}
			}
		}
		if (data.tool !== void 0) {
			let data66 = data.tool;
			if (typeof data66 !== "string" && !Array.isArray(data66)) {
				const err81 = {
					instancePath: instancePath + "/tool",
					schemaPath: "#/$defs/conditions/properties/tool/type",
					keyword: "type",
					params: { type: schema72.properties.tool.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err81];
				else vErrors.push(err81);
				errors++;
			}
			if (Array.isArray(data66)) {
				const len20 = data66.length;
				for (let i20 = 0; i20 < len20; i20++) if (typeof data66[i20] !== "string") {
					const err82 = {
						instancePath: instancePath + "/tool/" + i20,
						schemaPath: "#/$defs/conditions/properties/tool/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
			}
		}
		if (data.command !== void 0) {
			let data68 = data.command;
			if (typeof data68 !== "string" && !Array.isArray(data68)) {
				const err83 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/$defs/conditions/properties/command/type",
					keyword: "type",
					params: { type: schema72.properties.command.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err83];
				else vErrors.push(err83);
				errors++;
			}
			if (Array.isArray(data68)) {
				const len21 = data68.length;
				for (let i21 = 0; i21 < len21; i21++) if (typeof data68[i21] !== "string") {
					const err84 = {
						instancePath: instancePath + "/command/" + i21,
						schemaPath: "#/$defs/conditions/properties/command/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err84];
					else vErrors.push(err84);
					errors++;
				}
			}
		}
		if (data.source !== void 0) {
			let data70 = data.source;
			if (typeof data70 !== "string" && !Array.isArray(data70)) {
				const err85 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/type",
					keyword: "type",
					params: { type: schema72.properties.source.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err85];
				else vErrors.push(err85);
				errors++;
			}
			const _errs163 = errors;
			let valid51 = false;
			const _errs164 = errors;
			if (!(data70 === "override" || data70 === "native" || data70 === "user" || data70 === "system" || data70 === "packaged" || data70 === "project" || data70 === "inferred" || data70 === "builtin" || data70 === "unknown")) {
				const err86 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties.source.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err86];
				else vErrors.push(err86);
				errors++;
			}
			var _valid5 = _errs164 === errors;
			valid51 = valid51 || _valid5;
			const _errs165 = errors;
			if (Array.isArray(data70)) {
				const len22 = data70.length;
				for (let i22 = 0; i22 < len22; i22++) {
					let data71 = data70[i22];
					if (!(data71 === "override" || data71 === "native" || data71 === "user" || data71 === "system" || data71 === "packaged" || data71 === "project" || data71 === "inferred" || data71 === "builtin" || data71 === "unknown")) {
						const err87 = {
							instancePath: instancePath + "/source/" + i22,
							schemaPath: "#/$defs/conditions/properties/source/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties.source.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err87];
						else vErrors.push(err87);
						errors++;
					}
				}
			} else {
				const err88 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err88];
				else vErrors.push(err88);
				errors++;
			}
			var _valid5 = _errs165 === errors;
			valid51 = valid51 || _valid5;
			if (!valid51) {
				const err89 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err89];
				else vErrors.push(err89);
				errors++;
			} else {
				errors = _errs163;
				if (vErrors !== null) {
					if (_errs163) vErrors.length = _errs163;
					else vErrors = null;
				}
			}
		}
		if (data.installed !== void 0) {
			if (typeof data.installed !== "boolean") {
				const err90 = {
					instancePath: instancePath + "/installed",
					schemaPath: "#/$defs/conditions/properties/installed/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err90];
				else vErrors.push(err90);
				errors++;
			}
		}
		if (data["path.state"] !== void 0) {
			let data73 = data["path.state"];
			if (typeof data73 !== "string" && !Array.isArray(data73)) {
				const err91 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/type",
					keyword: "type",
					params: { type: schema72.properties["path.state"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err91];
				else vErrors.push(err91);
				errors++;
			}
			const _errs172 = errors;
			let valid54 = false;
			const _errs173 = errors;
			if (!(data73 === "new" || data73 === "kept" || data73 === "temp" || data73 === "git" || data73 === "ignored" || data73 === "untracked" || data73 === "changed" || data73 === "unclear")) {
				const err92 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["path.state"].anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err92];
				else vErrors.push(err92);
				errors++;
			}
			var _valid6 = _errs173 === errors;
			valid54 = valid54 || _valid6;
			const _errs174 = errors;
			if (Array.isArray(data73)) {
				const len23 = data73.length;
				for (let i23 = 0; i23 < len23; i23++) {
					let data74 = data73[i23];
					if (!(data74 === "new" || data74 === "kept" || data74 === "temp" || data74 === "git" || data74 === "ignored" || data74 === "untracked" || data74 === "changed" || data74 === "unclear")) {
						const err93 = {
							instancePath: instancePath + "/path.state/" + i23,
							schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["path.state"].anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err93];
						else vErrors.push(err93);
						errors++;
					}
				}
			} else {
				const err94 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err94];
				else vErrors.push(err94);
				errors++;
			}
			var _valid6 = _errs174 === errors;
			valid54 = valid54 || _valid6;
			if (!valid54) {
				const err95 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
				errors++;
			} else {
				errors = _errs172;
				if (vErrors !== null) {
					if (_errs172) vErrors.length = _errs172;
					else vErrors = null;
				}
			}
		}
		if (data["path.scope"] !== void 0) {
			let data75 = data["path.scope"];
			if (typeof data75 !== "string" && !Array.isArray(data75)) {
				const err96 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/type",
					keyword: "type",
					params: { type: schema72.properties["path.scope"].type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err96];
				else vErrors.push(err96);
				errors++;
			}
			const _errs179 = errors;
			let valid57 = false;
			const _errs180 = errors;
			if (!(data75 === "tree" || data75 === "temp" || data75 === "outside" || data75 === "home" || data75 === "system" || data75 === "device" || data75 === "vcs" || data75 === "agent-config" || data75 === "secret" || data75 === "guard" || data75 === "unknown")) {
				const err97 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties["path.scope"].anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err97];
				else vErrors.push(err97);
				errors++;
			}
			var _valid7 = _errs180 === errors;
			valid57 = valid57 || _valid7;
			const _errs181 = errors;
			if (Array.isArray(data75)) {
				const len24 = data75.length;
				for (let i24 = 0; i24 < len24; i24++) {
					let data76 = data75[i24];
					if (!(data76 === "tree" || data76 === "temp" || data76 === "outside" || data76 === "home" || data76 === "system" || data76 === "device" || data76 === "vcs" || data76 === "agent-config" || data76 === "secret" || data76 === "guard" || data76 === "unknown")) {
						const err98 = {
							instancePath: instancePath + "/path.scope/" + i24,
							schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["path.scope"].anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
				}
			} else {
				const err99 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err99];
				else vErrors.push(err99);
				errors++;
			}
			var _valid7 = _errs181 === errors;
			valid57 = valid57 || _valid7;
			if (!valid57) {
				const err100 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err100];
				else vErrors.push(err100);
				errors++;
			} else {
				errors = _errs179;
				if (vErrors !== null) {
					if (_errs179) vErrors.length = _errs179;
					else vErrors = null;
				}
			}
		}
		if (data.unknown !== void 0) {
			let data77 = data.unknown;
			if (typeof data77 !== "boolean" && typeof data77 !== "string" && !Array.isArray(data77)) {
				const err101 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/type",
					keyword: "type",
					params: { type: schema72.properties.unknown.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err101];
				else vErrors.push(err101);
				errors++;
			}
			const _errs186 = errors;
			let valid60 = false;
			const _errs187 = errors;
			if (typeof data77 !== "boolean") {
				const err102 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err102];
				else vErrors.push(err102);
				errors++;
			}
			var _valid8 = _errs187 === errors;
			valid60 = valid60 || _valid8;
			const _errs189 = errors;
			if (!(data77 === "tool" || data77 === "command" || data77 === "option" || data77 === "operand" || data77 === "computed" || data77 === "value" || data77 === "effect" || data77 === "executes" || data77 === "language" || data77 === "input" || data77 === "environment" || data77 === "directory" || data77 === "stale" || data77 === "untrusted" || data77 === "override" || data77 === "parse-error" || data77 === "evaluates" || data77 === "unsupported" || data77 === "limit" || data77 === "runaway")) {
				const err103 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties.unknown.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err103];
				else vErrors.push(err103);
				errors++;
			}
			var _valid8 = _errs189 === errors;
			valid60 = valid60 || _valid8;
			const _errs190 = errors;
			if (Array.isArray(data77)) {
				const len25 = data77.length;
				for (let i25 = 0; i25 < len25; i25++) {
					let data78 = data77[i25];
					if (!(data78 === "tool" || data78 === "command" || data78 === "option" || data78 === "operand" || data78 === "computed" || data78 === "value" || data78 === "effect" || data78 === "executes" || data78 === "language" || data78 === "input" || data78 === "environment" || data78 === "directory" || data78 === "stale" || data78 === "untrusted" || data78 === "override" || data78 === "parse-error" || data78 === "evaluates" || data78 === "unsupported" || data78 === "limit" || data78 === "runaway")) {
						const err104 = {
							instancePath: instancePath + "/unknown/" + i25,
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties.unknown.anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err104];
						else vErrors.push(err104);
						errors++;
					}
				}
			} else {
				const err105 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err105];
				else vErrors.push(err105);
				errors++;
			}
			var _valid8 = _errs190 === errors;
			valid60 = valid60 || _valid8;
			if (!valid60) {
				const err106 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err106];
				else vErrors.push(err106);
				errors++;
			} else {
				errors = _errs186;
				if (vErrors !== null) {
					if (_errs186) vErrors.length = _errs186;
					else vErrors = null;
				}
			}
		}
		if (data.message !== void 0) {
			let data79 = data.message;
			if (typeof data79 === "string") {
				if (func1(data79) > 500) {
					const err107 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/$defs/conditions/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err107];
					else vErrors.push(err107);
					errors++;
				}
				if (func1(data79) < 1) {
					const err108 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/$defs/conditions/properties/message/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err108];
					else vErrors.push(err108);
					errors++;
				}
			} else {
				const err109 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/$defs/conditions/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err109];
				else vErrors.push(err109);
				errors++;
			}
		}
	} else {
		const err110 = {
			instancePath,
			schemaPath: "#/$defs/conditions/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err110];
		else vErrors.push(err110);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs195 = errors;
	if (Array.isArray(data)) {
		const len26 = data.length;
		for (let i26 = 0; i26 < len26; i26++) {
			let data80 = data[i26];
			if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
				for (const key1 in data80) if (!func57.call(schema72.properties, key1)) {
					const err111 = {
						instancePath: instancePath + "/" + i26,
						schemaPath: "#/$defs/conditions/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
				if (data80["filesystem.read"] !== void 0) {
					if (typeof data80["filesystem.read"] !== "boolean") {
						const err112 = {
							instancePath: instancePath + "/" + i26 + "/filesystem.read",
							schemaPath: "#/$defs/conditions/properties/filesystem.read/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err112];
						else vErrors.push(err112);
						errors++;
					}
				}
				if (data80["effects.filesystem.read"] !== void 0) {
					if (typeof data80["effects.filesystem.read"] !== "boolean") {
						const err113 = {
							instancePath: instancePath + "/" + i26 + "/effects.filesystem.read",
							schemaPath: "#/$defs/conditions/properties/effects.filesystem.read/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err113];
						else vErrors.push(err113);
						errors++;
					}
				}
				if (data80["filesystem.write"] !== void 0) {
					if (typeof data80["filesystem.write"] !== "boolean") {
						const err114 = {
							instancePath: instancePath + "/" + i26 + "/filesystem.write",
							schemaPath: "#/$defs/conditions/properties/filesystem.write/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err114];
						else vErrors.push(err114);
						errors++;
					}
				}
				if (data80["effects.filesystem.write"] !== void 0) {
					if (typeof data80["effects.filesystem.write"] !== "boolean") {
						const err115 = {
							instancePath: instancePath + "/" + i26 + "/effects.filesystem.write",
							schemaPath: "#/$defs/conditions/properties/effects.filesystem.write/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err115];
						else vErrors.push(err115);
						errors++;
					}
				}
				if (data80["filesystem.delete"] !== void 0) {
					if (typeof data80["filesystem.delete"] !== "boolean") {
						const err116 = {
							instancePath: instancePath + "/" + i26 + "/filesystem.delete",
							schemaPath: "#/$defs/conditions/properties/filesystem.delete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err116];
						else vErrors.push(err116);
						errors++;
					}
				}
				if (data80["effects.filesystem.delete"] !== void 0) {
					if (typeof data80["effects.filesystem.delete"] !== "boolean") {
						const err117 = {
							instancePath: instancePath + "/" + i26 + "/effects.filesystem.delete",
							schemaPath: "#/$defs/conditions/properties/effects.filesystem.delete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					}
				}
				if (data80.network !== void 0) {
					if (typeof data80.network !== "boolean") {
						const err118 = {
							instancePath: instancePath + "/" + i26 + "/network",
							schemaPath: "#/$defs/conditions/properties/network/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err118];
						else vErrors.push(err118);
						errors++;
					}
				}
				if (data80["effects.network"] !== void 0) {
					if (typeof data80["effects.network"] !== "boolean") {
						const err119 = {
							instancePath: instancePath + "/" + i26 + "/effects.network",
							schemaPath: "#/$defs/conditions/properties/effects.network/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err119];
						else vErrors.push(err119);
						errors++;
					}
				}
				if (data80.idempotent !== void 0) {
					if (typeof data80.idempotent !== "boolean") {
						const err120 = {
							instancePath: instancePath + "/" + i26 + "/idempotent",
							schemaPath: "#/$defs/conditions/properties/idempotent/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err120];
						else vErrors.push(err120);
						errors++;
					}
				}
				if (data80["effects.idempotent"] !== void 0) {
					if (typeof data80["effects.idempotent"] !== "boolean") {
						const err121 = {
							instancePath: instancePath + "/" + i26 + "/effects.idempotent",
							schemaPath: "#/$defs/conditions/properties/effects.idempotent/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err121];
						else vErrors.push(err121);
						errors++;
					}
				}
				if (data80.reversible !== void 0) {
					if (typeof data80.reversible !== "boolean") {
						const err122 = {
							instancePath: instancePath + "/" + i26 + "/reversible",
							schemaPath: "#/$defs/conditions/properties/reversible/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
				}
				if (data80["effects.reversible"] !== void 0) {
					if (typeof data80["effects.reversible"] !== "boolean") {
						const err123 = {
							instancePath: instancePath + "/" + i26 + "/effects.reversible",
							schemaPath: "#/$defs/conditions/properties/effects.reversible/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err123];
						else vErrors.push(err123);
						errors++;
					}
				}
				if (data80.destructive !== void 0) {
					if (typeof data80.destructive !== "boolean") {
						const err124 = {
							instancePath: instancePath + "/" + i26 + "/destructive",
							schemaPath: "#/$defs/conditions/properties/destructive/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err124];
						else vErrors.push(err124);
						errors++;
					}
				}
				if (data80["effects.destructive"] !== void 0) {
					if (typeof data80["effects.destructive"] !== "boolean") {
						const err125 = {
							instancePath: instancePath + "/" + i26 + "/effects.destructive",
							schemaPath: "#/$defs/conditions/properties/effects.destructive/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err125];
						else vErrors.push(err125);
						errors++;
					}
				}
				if (data80["cost.billable"] !== void 0) {
					if (typeof data80["cost.billable"] !== "boolean") {
						const err126 = {
							instancePath: instancePath + "/" + i26 + "/cost.billable",
							schemaPath: "#/$defs/conditions/properties/cost.billable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
				}
				if (data80["effects.cost.billable"] !== void 0) {
					if (typeof data80["effects.cost.billable"] !== "boolean") {
						const err127 = {
							instancePath: instancePath + "/" + i26 + "/effects.cost.billable",
							schemaPath: "#/$defs/conditions/properties/effects.cost.billable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err127];
						else vErrors.push(err127);
						errors++;
					}
				}
				if (data80["interactive.stdin"] !== void 0) {
					if (typeof data80["interactive.stdin"] !== "boolean") {
						const err128 = {
							instancePath: instancePath + "/" + i26 + "/interactive.stdin",
							schemaPath: "#/$defs/conditions/properties/interactive.stdin/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
				}
				if (data80["effects.interactive.stdin"] !== void 0) {
					if (typeof data80["effects.interactive.stdin"] !== "boolean") {
						const err129 = {
							instancePath: instancePath + "/" + i26 + "/effects.interactive.stdin",
							schemaPath: "#/$defs/conditions/properties/effects.interactive.stdin/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err129];
						else vErrors.push(err129);
						errors++;
					}
				}
				if (data80["interactive.editor"] !== void 0) {
					if (typeof data80["interactive.editor"] !== "boolean") {
						const err130 = {
							instancePath: instancePath + "/" + i26 + "/interactive.editor",
							schemaPath: "#/$defs/conditions/properties/interactive.editor/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err130];
						else vErrors.push(err130);
						errors++;
					}
				}
				if (data80["effects.interactive.editor"] !== void 0) {
					if (typeof data80["effects.interactive.editor"] !== "boolean") {
						const err131 = {
							instancePath: instancePath + "/" + i26 + "/effects.interactive.editor",
							schemaPath: "#/$defs/conditions/properties/effects.interactive.editor/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err131];
						else vErrors.push(err131);
						errors++;
					}
				}
				if (data80["interactive.browser"] !== void 0) {
					if (typeof data80["interactive.browser"] !== "boolean") {
						const err132 = {
							instancePath: instancePath + "/" + i26 + "/interactive.browser",
							schemaPath: "#/$defs/conditions/properties/interactive.browser/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err132];
						else vErrors.push(err132);
						errors++;
					}
				}
				if (data80["effects.interactive.browser"] !== void 0) {
					if (typeof data80["effects.interactive.browser"] !== "boolean") {
						const err133 = {
							instancePath: instancePath + "/" + i26 + "/effects.interactive.browser",
							schemaPath: "#/$defs/conditions/properties/effects.interactive.browser/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err133];
						else vErrors.push(err133);
						errors++;
					}
				}
				if (data80["interactive.pager"] !== void 0) {
					if (typeof data80["interactive.pager"] !== "boolean") {
						const err134 = {
							instancePath: instancePath + "/" + i26 + "/interactive.pager",
							schemaPath: "#/$defs/conditions/properties/interactive.pager/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err134];
						else vErrors.push(err134);
						errors++;
					}
				}
				if (data80["effects.interactive.pager"] !== void 0) {
					if (typeof data80["effects.interactive.pager"] !== "boolean") {
						const err135 = {
							instancePath: instancePath + "/" + i26 + "/effects.interactive.pager",
							schemaPath: "#/$defs/conditions/properties/effects.interactive.pager/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err135];
						else vErrors.push(err135);
						errors++;
					}
				}
				if (data80["interactive.tty"] !== void 0) {
					if (typeof data80["interactive.tty"] !== "boolean") {
						const err136 = {
							instancePath: instancePath + "/" + i26 + "/interactive.tty",
							schemaPath: "#/$defs/conditions/properties/interactive.tty/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err136];
						else vErrors.push(err136);
						errors++;
					}
				}
				if (data80["effects.interactive.tty"] !== void 0) {
					if (typeof data80["effects.interactive.tty"] !== "boolean") {
						const err137 = {
							instancePath: instancePath + "/" + i26 + "/effects.interactive.tty",
							schemaPath: "#/$defs/conditions/properties/effects.interactive.tty/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err137];
						else vErrors.push(err137);
						errors++;
					}
				}
				if (data80["filesystem.paths"] !== void 0) {
					let data107 = data80["filesystem.paths"];
					if (typeof data107 !== "string" && !Array.isArray(data107)) {
						const err138 = {
							instancePath: instancePath + "/" + i26 + "/filesystem.paths",
							schemaPath: "#/$defs/conditions/properties/filesystem.paths/type",
							keyword: "type",
							params: { type: schema72.properties["filesystem.paths"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err138];
						else vErrors.push(err138);
						errors++;
					}
					if (Array.isArray(data107)) {
						const len27 = data107.length;
						for (let i27 = 0; i27 < len27; i27++) if (typeof data107[i27] !== "string") {
							const err139 = {
								instancePath: instancePath + "/" + i26 + "/filesystem.paths/" + i27,
								schemaPath: "#/$defs/conditions/properties/filesystem.paths/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err139];
							else vErrors.push(err139);
							errors++;
						}
					}
				}
				if (data80["effects.filesystem.paths"] !== void 0) {
					let data109 = data80["effects.filesystem.paths"];
					if (typeof data109 !== "string" && !Array.isArray(data109)) {
						const err140 = {
							instancePath: instancePath + "/" + i26 + "/effects.filesystem.paths",
							schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/type",
							keyword: "type",
							params: { type: schema72.properties["effects.filesystem.paths"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err140];
						else vErrors.push(err140);
						errors++;
					}
					if (Array.isArray(data109)) {
						const len28 = data109.length;
						for (let i28 = 0; i28 < len28; i28++) if (typeof data109[i28] !== "string") {
							const err141 = {
								instancePath: instancePath + "/" + i26 + "/effects.filesystem.paths/" + i28,
								schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err141];
							else vErrors.push(err141);
							errors++;
						}
					}
				}
				if (data80["cost.estimate"] !== void 0) {
					let data111 = data80["cost.estimate"];
					if (typeof data111 !== "string" && !Array.isArray(data111)) {
						const err142 = {
							instancePath: instancePath + "/" + i26 + "/cost.estimate",
							schemaPath: "#/$defs/conditions/properties/cost.estimate/type",
							keyword: "type",
							params: { type: schema72.properties["cost.estimate"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err142];
						else vErrors.push(err142);
						errors++;
					}
					if (Array.isArray(data111)) {
						const len29 = data111.length;
						for (let i29 = 0; i29 < len29; i29++) if (typeof data111[i29] !== "string") {
							const err143 = {
								instancePath: instancePath + "/" + i26 + "/cost.estimate/" + i29,
								schemaPath: "#/$defs/conditions/properties/cost.estimate/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
					}
				}
				if (data80["effects.cost.estimate"] !== void 0) {
					let data113 = data80["effects.cost.estimate"];
					if (typeof data113 !== "string" && !Array.isArray(data113)) {
						const err144 = {
							instancePath: instancePath + "/" + i26 + "/effects.cost.estimate",
							schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/type",
							keyword: "type",
							params: { type: schema72.properties["effects.cost.estimate"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err144];
						else vErrors.push(err144);
						errors++;
					}
					if (Array.isArray(data113)) {
						const len30 = data113.length;
						for (let i30 = 0; i30 < len30; i30++) if (typeof data113[i30] !== "string") {
							const err145 = {
								instancePath: instancePath + "/" + i26 + "/effects.cost.estimate/" + i30,
								schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err145];
							else vErrors.push(err145);
							errors++;
						}
					}
				}
				if (data80["duration.typical"] !== void 0) {
					let data115 = data80["duration.typical"];
					if (typeof data115 !== "string" && !Array.isArray(data115)) {
						const err146 = {
							instancePath: instancePath + "/" + i26 + "/duration.typical",
							schemaPath: "#/$defs/conditions/properties/duration.typical/type",
							keyword: "type",
							params: { type: schema72.properties["duration.typical"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
					if (Array.isArray(data115)) {
						const len31 = data115.length;
						for (let i31 = 0; i31 < len31; i31++) if (typeof data115[i31] !== "string") {
							const err147 = {
								instancePath: instancePath + "/" + i26 + "/duration.typical/" + i31,
								schemaPath: "#/$defs/conditions/properties/duration.typical/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
					}
				}
				if (data80["effects.duration.typical"] !== void 0) {
					let data117 = data80["effects.duration.typical"];
					if (typeof data117 !== "string" && !Array.isArray(data117)) {
						const err148 = {
							instancePath: instancePath + "/" + i26 + "/effects.duration.typical",
							schemaPath: "#/$defs/conditions/properties/effects.duration.typical/type",
							keyword: "type",
							params: { type: schema72.properties["effects.duration.typical"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err148];
						else vErrors.push(err148);
						errors++;
					}
					if (Array.isArray(data117)) {
						const len32 = data117.length;
						for (let i32 = 0; i32 < len32; i32++) if (typeof data117[i32] !== "string") {
							const err149 = {
								instancePath: instancePath + "/" + i26 + "/effects.duration.typical/" + i32,
								schemaPath: "#/$defs/conditions/properties/effects.duration.typical/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err149];
							else vErrors.push(err149);
							errors++;
						}
					}
				}
				if (data80["duration.timeout"] !== void 0) {
					let data119 = data80["duration.timeout"];
					if (typeof data119 !== "string" && !Array.isArray(data119)) {
						const err150 = {
							instancePath: instancePath + "/" + i26 + "/duration.timeout",
							schemaPath: "#/$defs/conditions/properties/duration.timeout/type",
							keyword: "type",
							params: { type: schema72.properties["duration.timeout"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err150];
						else vErrors.push(err150);
						errors++;
					}
					if (Array.isArray(data119)) {
						const len33 = data119.length;
						for (let i33 = 0; i33 < len33; i33++) if (typeof data119[i33] !== "string") {
							const err151 = {
								instancePath: instancePath + "/" + i26 + "/duration.timeout/" + i33,
								schemaPath: "#/$defs/conditions/properties/duration.timeout/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err151];
							else vErrors.push(err151);
							errors++;
						}
					}
				}
				if (data80["effects.duration.timeout"] !== void 0) {
					let data121 = data80["effects.duration.timeout"];
					if (typeof data121 !== "string" && !Array.isArray(data121)) {
						const err152 = {
							instancePath: instancePath + "/" + i26 + "/effects.duration.timeout",
							schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/type",
							keyword: "type",
							params: { type: schema72.properties["effects.duration.timeout"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err152];
						else vErrors.push(err152);
						errors++;
					}
					if (Array.isArray(data121)) {
						const len34 = data121.length;
						for (let i34 = 0; i34 < len34; i34++) if (typeof data121[i34] !== "string") {
							const err153 = {
								instancePath: instancePath + "/" + i26 + "/effects.duration.timeout/" + i34,
								schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err153];
							else vErrors.push(err153);
							errors++;
						}
					}
				}
				if (data80.creates !== void 0) {
					let data123 = data80.creates;
					if (typeof data123 !== "boolean" && typeof data123 !== "string" && !Array.isArray(data123)) {
						const err154 = {
							instancePath: instancePath + "/" + i26 + "/creates",
							schemaPath: "#/$defs/conditions/properties/creates/type",
							keyword: "type",
							params: { type: schema72.properties.creates.type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err154];
						else vErrors.push(err154);
						errors++;
					}
					if (Array.isArray(data123)) {
						const len35 = data123.length;
						for (let i35 = 0; i35 < len35; i35++) if (typeof data123[i35] !== "string") {
							const err155 = {
								instancePath: instancePath + "/" + i26 + "/creates/" + i35,
								schemaPath: "#/$defs/conditions/properties/creates/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err155];
							else vErrors.push(err155);
							errors++;
						}
					}
				}
				if (data80["effects.creates"] !== void 0) {
					let data125 = data80["effects.creates"];
					if (typeof data125 !== "boolean" && typeof data125 !== "string" && !Array.isArray(data125)) {
						const err156 = {
							instancePath: instancePath + "/" + i26 + "/effects.creates",
							schemaPath: "#/$defs/conditions/properties/effects.creates/type",
							keyword: "type",
							params: { type: schema72.properties["effects.creates"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err156];
						else vErrors.push(err156);
						errors++;
					}
					if (Array.isArray(data125)) {
						const len36 = data125.length;
						for (let i36 = 0; i36 < len36; i36++) if (typeof data125[i36] !== "string") {
							const err157 = {
								instancePath: instancePath + "/" + i26 + "/effects.creates/" + i36,
								schemaPath: "#/$defs/conditions/properties/effects.creates/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err157];
							else vErrors.push(err157);
							errors++;
						}
					}
				}
				if (data80.modifies !== void 0) {
					let data127 = data80.modifies;
					if (typeof data127 !== "boolean" && typeof data127 !== "string" && !Array.isArray(data127)) {
						const err158 = {
							instancePath: instancePath + "/" + i26 + "/modifies",
							schemaPath: "#/$defs/conditions/properties/modifies/type",
							keyword: "type",
							params: { type: schema72.properties.modifies.type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err158];
						else vErrors.push(err158);
						errors++;
					}
					if (Array.isArray(data127)) {
						const len37 = data127.length;
						for (let i37 = 0; i37 < len37; i37++) if (typeof data127[i37] !== "string") {
							const err159 = {
								instancePath: instancePath + "/" + i26 + "/modifies/" + i37,
								schemaPath: "#/$defs/conditions/properties/modifies/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err159];
							else vErrors.push(err159);
							errors++;
						}
					}
				}
				if (data80["effects.modifies"] !== void 0) {
					let data129 = data80["effects.modifies"];
					if (typeof data129 !== "boolean" && typeof data129 !== "string" && !Array.isArray(data129)) {
						const err160 = {
							instancePath: instancePath + "/" + i26 + "/effects.modifies",
							schemaPath: "#/$defs/conditions/properties/effects.modifies/type",
							keyword: "type",
							params: { type: schema72.properties["effects.modifies"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err160];
						else vErrors.push(err160);
						errors++;
					}
					if (Array.isArray(data129)) {
						const len38 = data129.length;
						for (let i38 = 0; i38 < len38; i38++) if (typeof data129[i38] !== "string") {
							const err161 = {
								instancePath: instancePath + "/" + i26 + "/effects.modifies/" + i38,
								schemaPath: "#/$defs/conditions/properties/effects.modifies/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err161];
							else vErrors.push(err161);
							errors++;
						}
					}
				}
				if (data80.deletes !== void 0) {
					let data131 = data80.deletes;
					if (typeof data131 !== "boolean" && typeof data131 !== "string" && !Array.isArray(data131)) {
						const err162 = {
							instancePath: instancePath + "/" + i26 + "/deletes",
							schemaPath: "#/$defs/conditions/properties/deletes/type",
							keyword: "type",
							params: { type: schema72.properties.deletes.type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err162];
						else vErrors.push(err162);
						errors++;
					}
					if (Array.isArray(data131)) {
						const len39 = data131.length;
						for (let i39 = 0; i39 < len39; i39++) if (typeof data131[i39] !== "string") {
							const err163 = {
								instancePath: instancePath + "/" + i26 + "/deletes/" + i39,
								schemaPath: "#/$defs/conditions/properties/deletes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err163];
							else vErrors.push(err163);
							errors++;
						}
					}
				}
				if (data80["effects.deletes"] !== void 0) {
					let data133 = data80["effects.deletes"];
					if (typeof data133 !== "boolean" && typeof data133 !== "string" && !Array.isArray(data133)) {
						const err164 = {
							instancePath: instancePath + "/" + i26 + "/effects.deletes",
							schemaPath: "#/$defs/conditions/properties/effects.deletes/type",
							keyword: "type",
							params: { type: schema72.properties["effects.deletes"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err164];
						else vErrors.push(err164);
						errors++;
					}
					if (Array.isArray(data133)) {
						const len40 = data133.length;
						for (let i40 = 0; i40 < len40; i40++) if (typeof data133[i40] !== "string") {
							const err165 = {
								instancePath: instancePath + "/" + i26 + "/effects.deletes/" + i40,
								schemaPath: "#/$defs/conditions/properties/effects.deletes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err165];
							else vErrors.push(err165);
							errors++;
						}
					}
				}
				if (data80["x-reveals"] !== void 0) {
					let data135 = data80["x-reveals"];
					if (typeof data135 !== "boolean" && typeof data135 !== "string" && !Array.isArray(data135)) {
						const err166 = {
							instancePath: instancePath + "/" + i26 + "/x-reveals",
							schemaPath: "#/$defs/conditions/properties/x-reveals/type",
							keyword: "type",
							params: { type: schema72.properties["x-reveals"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err166];
						else vErrors.push(err166);
						errors++;
					}
					if (Array.isArray(data135)) {
						const len41 = data135.length;
						for (let i41 = 0; i41 < len41; i41++) if (typeof data135[i41] !== "string") {
							const err167 = {
								instancePath: instancePath + "/" + i26 + "/x-reveals/" + i41,
								schemaPath: "#/$defs/conditions/properties/x-reveals/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err167];
							else vErrors.push(err167);
							errors++;
						}
					}
				}
				if (data80["effects.x-reveals"] !== void 0) {
					let data137 = data80["effects.x-reveals"];
					if (typeof data137 !== "boolean" && typeof data137 !== "string" && !Array.isArray(data137)) {
						const err168 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-reveals",
							schemaPath: "#/$defs/conditions/properties/effects.x-reveals/type",
							keyword: "type",
							params: { type: schema72.properties["effects.x-reveals"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err168];
						else vErrors.push(err168);
						errors++;
					}
					if (Array.isArray(data137)) {
						const len42 = data137.length;
						for (let i42 = 0; i42 < len42; i42++) if (typeof data137[i42] !== "string") {
							const err169 = {
								instancePath: instancePath + "/" + i26 + "/effects.x-reveals/" + i42,
								schemaPath: "#/$defs/conditions/properties/effects.x-reveals/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err169];
							else vErrors.push(err169);
							errors++;
						}
					}
				}
				if (data80["x-network-scope"] !== void 0) {
					let data139 = data80["x-network-scope"];
					if (typeof data139 !== "string" && !Array.isArray(data139)) {
						const err170 = {
							instancePath: instancePath + "/" + i26 + "/x-network-scope",
							schemaPath: "#/$defs/conditions/properties/x-network-scope/type",
							keyword: "type",
							params: { type: schema72.properties["x-network-scope"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err170];
						else vErrors.push(err170);
						errors++;
					}
					const _errs320 = errors;
					let valid100 = false;
					const _errs321 = errors;
					if (!(data139 === "loopback" || data139 === "service" || data139 === "argument")) {
						const err171 = {
							instancePath: instancePath + "/" + i26 + "/x-network-scope",
							schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["x-network-scope"].anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err171];
						else vErrors.push(err171);
						errors++;
					}
					var _valid9 = _errs321 === errors;
					valid100 = valid100 || _valid9;
					const _errs322 = errors;
					if (Array.isArray(data139)) {
						const len43 = data139.length;
						for (let i43 = 0; i43 < len43; i43++) {
							let data140 = data139[i43];
							if (!(data140 === "loopback" || data140 === "service" || data140 === "argument")) {
								const err172 = {
									instancePath: instancePath + "/" + i26 + "/x-network-scope/" + i43,
									schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["x-network-scope"].anyOf[1].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err172];
								else vErrors.push(err172);
								errors++;
							}
						}
					} else {
						const err173 = {
							instancePath: instancePath + "/" + i26 + "/x-network-scope",
							schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err173];
						else vErrors.push(err173);
						errors++;
					}
					var _valid9 = _errs322 === errors;
					valid100 = valid100 || _valid9;
					if (!valid100) {
						const err174 = {
							instancePath: instancePath + "/" + i26 + "/x-network-scope",
							schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err174];
						else vErrors.push(err174);
						errors++;
					} else {
						errors = _errs320;
						if (vErrors !== null) {
							if (_errs320) vErrors.length = _errs320;
							else vErrors = null;
						}
					}
				}
				if (data80["effects.x-network-scope"] !== void 0) {
					let data141 = data80["effects.x-network-scope"];
					if (typeof data141 !== "string" && !Array.isArray(data141)) {
						const err175 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-network-scope",
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/type",
							keyword: "type",
							params: { type: schema72.properties["effects.x-network-scope"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err175];
						else vErrors.push(err175);
						errors++;
					}
					const _errs327 = errors;
					let valid103 = false;
					const _errs328 = errors;
					if (!(data141 === "loopback" || data141 === "service" || data141 === "argument")) {
						const err176 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-network-scope",
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["effects.x-network-scope"].anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err176];
						else vErrors.push(err176);
						errors++;
					}
					var _valid10 = _errs328 === errors;
					valid103 = valid103 || _valid10;
					const _errs329 = errors;
					if (Array.isArray(data141)) {
						const len44 = data141.length;
						for (let i44 = 0; i44 < len44; i44++) {
							let data142 = data141[i44];
							if (!(data142 === "loopback" || data142 === "service" || data142 === "argument")) {
								const err177 = {
									instancePath: instancePath + "/" + i26 + "/effects.x-network-scope/" + i44,
									schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["effects.x-network-scope"].anyOf[1].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err177];
								else vErrors.push(err177);
								errors++;
							}
						}
					} else {
						const err178 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-network-scope",
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err178];
						else vErrors.push(err178);
						errors++;
					}
					var _valid10 = _errs329 === errors;
					valid103 = valid103 || _valid10;
					if (!valid103) {
						const err179 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-network-scope",
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err179];
						else vErrors.push(err179);
						errors++;
					} else {
						errors = _errs327;
						if (vErrors !== null) {
							if (_errs327) vErrors.length = _errs327;
							else vErrors = null;
						}
					}
				}
				if (data80["x-executes"] !== void 0) {
					let data143 = data80["x-executes"];
					if (typeof data143 !== "boolean" && typeof data143 !== "string" && !Array.isArray(data143)) {
						const err180 = {
							instancePath: instancePath + "/" + i26 + "/x-executes",
							schemaPath: "#/$defs/conditions/properties/x-executes/type",
							keyword: "type",
							params: { type: schema72.properties["x-executes"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err180];
						else vErrors.push(err180);
						errors++;
					}
					const _errs334 = errors;
					let valid106 = false;
					const _errs335 = errors;
					if (typeof data143 !== "boolean") {
						const err181 = {
							instancePath: instancePath + "/" + i26 + "/x-executes",
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/0/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err181];
						else vErrors.push(err181);
						errors++;
					}
					var _valid11 = _errs335 === errors;
					valid106 = valid106 || _valid11;
					const _errs337 = errors;
					if (!(data143 === "file" || data143 === "remote" || data143 === "shell" || data143 === "argv" || data143 === "code")) {
						const err182 = {
							instancePath: instancePath + "/" + i26 + "/x-executes",
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/1/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["x-executes"].anyOf[1].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err182];
						else vErrors.push(err182);
						errors++;
					}
					var _valid11 = _errs337 === errors;
					valid106 = valid106 || _valid11;
					const _errs338 = errors;
					if (Array.isArray(data143)) {
						const len45 = data143.length;
						for (let i45 = 0; i45 < len45; i45++) {
							let data144 = data143[i45];
							if (!(data144 === "file" || data144 === "remote" || data144 === "shell" || data144 === "argv" || data144 === "code")) {
								const err183 = {
									instancePath: instancePath + "/" + i26 + "/x-executes/" + i45,
									schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["x-executes"].anyOf[2].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err183];
								else vErrors.push(err183);
								errors++;
							}
						}
					} else {
						const err184 = {
							instancePath: instancePath + "/" + i26 + "/x-executes",
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err184];
						else vErrors.push(err184);
						errors++;
					}
					var _valid11 = _errs338 === errors;
					valid106 = valid106 || _valid11;
					if (!valid106) {
						const err185 = {
							instancePath: instancePath + "/" + i26 + "/x-executes",
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err185];
						else vErrors.push(err185);
						errors++;
					} else {
						errors = _errs334;
						if (vErrors !== null) {
							if (_errs334) vErrors.length = _errs334;
							else vErrors = null;
						}
					}
				}
				if (data80["effects.x-executes"] !== void 0) {
					let data145 = data80["effects.x-executes"];
					if (typeof data145 !== "boolean" && typeof data145 !== "string" && !Array.isArray(data145)) {
						const err186 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-executes",
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/type",
							keyword: "type",
							params: { type: schema72.properties["effects.x-executes"].type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err186];
						else vErrors.push(err186);
						errors++;
					}
					const _errs343 = errors;
					let valid109 = false;
					const _errs344 = errors;
					if (typeof data145 !== "boolean") {
						const err187 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-executes",
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/0/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err187];
						else vErrors.push(err187);
						errors++;
					}
					var _valid12 = _errs344 === errors;
					valid109 = valid109 || _valid12;
					const _errs346 = errors;
					if (!(data145 === "file" || data145 === "remote" || data145 === "shell" || data145 === "argv" || data145 === "code")) {
						const err188 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-executes",
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/1/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["effects.x-executes"].anyOf[1].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err188];
						else vErrors.push(err188);
						errors++;
					}
					var _valid12 = _errs346 === errors;
					valid109 = valid109 || _valid12;
					const _errs347 = errors;
					if (Array.isArray(data145)) {
						const len46 = data145.length;
						for (let i46 = 0; i46 < len46; i46++) {
							let data146 = data145[i46];
							if (!(data146 === "file" || data146 === "remote" || data146 === "shell" || data146 === "argv" || data146 === "code")) {
								const err189 = {
									instancePath: instancePath + "/" + i26 + "/effects.x-executes/" + i46,
									schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["effects.x-executes"].anyOf[2].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err189];
								else vErrors.push(err189);
								errors++;
							}
						}
					} else {
						const err190 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-executes",
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err190];
						else vErrors.push(err190);
						errors++;
					}
					var _valid12 = _errs347 === errors;
					valid109 = valid109 || _valid12;
					if (!valid109) {
						const err191 = {
							instancePath: instancePath + "/" + i26 + "/effects.x-executes",
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err191];
						else vErrors.push(err191);
						errors++;
					} else {
						errors = _errs343;
						if (vErrors !== null) {
							if (_errs343) vErrors.length = _errs343;
							else vErrors = null;
						}
					}
				}
				if (data80.tool !== void 0) {
					let data147 = data80.tool;
					if (typeof data147 !== "string" && !Array.isArray(data147)) {
						const err192 = {
							instancePath: instancePath + "/" + i26 + "/tool",
							schemaPath: "#/$defs/conditions/properties/tool/type",
							keyword: "type",
							params: { type: schema72.properties.tool.type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err192];
						else vErrors.push(err192);
						errors++;
					}
					if (Array.isArray(data147)) {
						const len47 = data147.length;
						for (let i47 = 0; i47 < len47; i47++) if (typeof data147[i47] !== "string") {
							const err193 = {
								instancePath: instancePath + "/" + i26 + "/tool/" + i47,
								schemaPath: "#/$defs/conditions/properties/tool/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err193];
							else vErrors.push(err193);
							errors++;
						}
					}
				}
				if (data80.command !== void 0) {
					let data149 = data80.command;
					if (typeof data149 !== "string" && !Array.isArray(data149)) {
						const err194 = {
							instancePath: instancePath + "/" + i26 + "/command",
							schemaPath: "#/$defs/conditions/properties/command/type",
							keyword: "type",
							params: { type: schema72.properties.command.type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err194];
						else vErrors.push(err194);
						errors++;
					}
					if (Array.isArray(data149)) {
						const len48 = data149.length;
						for (let i48 = 0; i48 < len48; i48++) if (typeof data149[i48] !== "string") {
							const err195 = {
								instancePath: instancePath + "/" + i26 + "/command/" + i48,
								schemaPath: "#/$defs/conditions/properties/command/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err195];
							else vErrors.push(err195);
							errors++;
						}
					}
				}
				if (data80.source !== void 0) {
					let data151 = data80.source;
					if (typeof data151 !== "string" && !Array.isArray(data151)) {
						const err196 = {
							instancePath: instancePath + "/" + i26 + "/source",
							schemaPath: "#/$defs/conditions/properties/source/type",
							keyword: "type",
							params: { type: schema72.properties.source.type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err196];
						else vErrors.push(err196);
						errors++;
					}
					const _errs360 = errors;
					let valid116 = false;
					const _errs361 = errors;
					if (!(data151 === "override" || data151 === "native" || data151 === "user" || data151 === "system" || data151 === "packaged" || data151 === "project" || data151 === "inferred" || data151 === "builtin" || data151 === "unknown")) {
						const err197 = {
							instancePath: instancePath + "/" + i26 + "/source",
							schemaPath: "#/$defs/conditions/properties/source/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties.source.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err197];
						else vErrors.push(err197);
						errors++;
					}
					var _valid13 = _errs361 === errors;
					valid116 = valid116 || _valid13;
					const _errs362 = errors;
					if (Array.isArray(data151)) {
						const len49 = data151.length;
						for (let i49 = 0; i49 < len49; i49++) {
							let data152 = data151[i49];
							if (!(data152 === "override" || data152 === "native" || data152 === "user" || data152 === "system" || data152 === "packaged" || data152 === "project" || data152 === "inferred" || data152 === "builtin" || data152 === "unknown")) {
								const err198 = {
									instancePath: instancePath + "/" + i26 + "/source/" + i49,
									schemaPath: "#/$defs/conditions/properties/source/anyOf/1/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties.source.anyOf[1].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err198];
								else vErrors.push(err198);
								errors++;
							}
						}
					} else {
						const err199 = {
							instancePath: instancePath + "/" + i26 + "/source",
							schemaPath: "#/$defs/conditions/properties/source/anyOf/1/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err199];
						else vErrors.push(err199);
						errors++;
					}
					var _valid13 = _errs362 === errors;
					valid116 = valid116 || _valid13;
					if (!valid116) {
						const err200 = {
							instancePath: instancePath + "/" + i26 + "/source",
							schemaPath: "#/$defs/conditions/properties/source/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err200];
						else vErrors.push(err200);
						errors++;
					} else {
						errors = _errs360;
						if (vErrors !== null) {
							if (_errs360) vErrors.length = _errs360;
							else vErrors = null;
						}
					}
				}
				if (data80.installed !== void 0) {
					if (typeof data80.installed !== "boolean") {
						const err201 = {
							instancePath: instancePath + "/" + i26 + "/installed",
							schemaPath: "#/$defs/conditions/properties/installed/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err201];
						else vErrors.push(err201);
						errors++;
					}
				}
				if (data80["path.state"] !== void 0) {
					let data154 = data80["path.state"];
					if (typeof data154 !== "string" && !Array.isArray(data154)) {
						const err202 = {
							instancePath: instancePath + "/" + i26 + "/path.state",
							schemaPath: "#/$defs/conditions/properties/path.state/type",
							keyword: "type",
							params: { type: schema72.properties["path.state"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err202];
						else vErrors.push(err202);
						errors++;
					}
					const _errs369 = errors;
					let valid119 = false;
					const _errs370 = errors;
					if (!(data154 === "new" || data154 === "kept" || data154 === "temp" || data154 === "git" || data154 === "ignored" || data154 === "untracked" || data154 === "changed" || data154 === "unclear")) {
						const err203 = {
							instancePath: instancePath + "/" + i26 + "/path.state",
							schemaPath: "#/$defs/conditions/properties/path.state/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["path.state"].anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err203];
						else vErrors.push(err203);
						errors++;
					}
					var _valid14 = _errs370 === errors;
					valid119 = valid119 || _valid14;
					const _errs371 = errors;
					if (Array.isArray(data154)) {
						const len50 = data154.length;
						for (let i50 = 0; i50 < len50; i50++) {
							let data155 = data154[i50];
							if (!(data155 === "new" || data155 === "kept" || data155 === "temp" || data155 === "git" || data155 === "ignored" || data155 === "untracked" || data155 === "changed" || data155 === "unclear")) {
								const err204 = {
									instancePath: instancePath + "/" + i26 + "/path.state/" + i50,
									schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["path.state"].anyOf[1].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err204];
								else vErrors.push(err204);
								errors++;
							}
						}
					} else {
						const err205 = {
							instancePath: instancePath + "/" + i26 + "/path.state",
							schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err205];
						else vErrors.push(err205);
						errors++;
					}
					var _valid14 = _errs371 === errors;
					valid119 = valid119 || _valid14;
					if (!valid119) {
						const err206 = {
							instancePath: instancePath + "/" + i26 + "/path.state",
							schemaPath: "#/$defs/conditions/properties/path.state/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err206];
						else vErrors.push(err206);
						errors++;
					} else {
						errors = _errs369;
						if (vErrors !== null) {
							if (_errs369) vErrors.length = _errs369;
							else vErrors = null;
						}
					}
				}
				if (data80["path.scope"] !== void 0) {
					let data156 = data80["path.scope"];
					if (typeof data156 !== "string" && !Array.isArray(data156)) {
						const err207 = {
							instancePath: instancePath + "/" + i26 + "/path.scope",
							schemaPath: "#/$defs/conditions/properties/path.scope/type",
							keyword: "type",
							params: { type: schema72.properties["path.scope"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err207];
						else vErrors.push(err207);
						errors++;
					}
					const _errs376 = errors;
					let valid122 = false;
					const _errs377 = errors;
					if (!(data156 === "tree" || data156 === "temp" || data156 === "outside" || data156 === "home" || data156 === "system" || data156 === "device" || data156 === "vcs" || data156 === "agent-config" || data156 === "secret" || data156 === "guard" || data156 === "unknown")) {
						const err208 = {
							instancePath: instancePath + "/" + i26 + "/path.scope",
							schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties["path.scope"].anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err208];
						else vErrors.push(err208);
						errors++;
					}
					var _valid15 = _errs377 === errors;
					valid122 = valid122 || _valid15;
					const _errs378 = errors;
					if (Array.isArray(data156)) {
						const len51 = data156.length;
						for (let i51 = 0; i51 < len51; i51++) {
							let data157 = data156[i51];
							if (!(data157 === "tree" || data157 === "temp" || data157 === "outside" || data157 === "home" || data157 === "system" || data157 === "device" || data157 === "vcs" || data157 === "agent-config" || data157 === "secret" || data157 === "guard" || data157 === "unknown")) {
								const err209 = {
									instancePath: instancePath + "/" + i26 + "/path.scope/" + i51,
									schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties["path.scope"].anyOf[1].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err209];
								else vErrors.push(err209);
								errors++;
							}
						}
					} else {
						const err210 = {
							instancePath: instancePath + "/" + i26 + "/path.scope",
							schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err210];
						else vErrors.push(err210);
						errors++;
					}
					var _valid15 = _errs378 === errors;
					valid122 = valid122 || _valid15;
					if (!valid122) {
						const err211 = {
							instancePath: instancePath + "/" + i26 + "/path.scope",
							schemaPath: "#/$defs/conditions/properties/path.scope/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err211];
						else vErrors.push(err211);
						errors++;
					} else {
						errors = _errs376;
						if (vErrors !== null) {
							if (_errs376) vErrors.length = _errs376;
							else vErrors = null;
						}
					}
				}
				if (data80.unknown !== void 0) {
					let data158 = data80.unknown;
					if (typeof data158 !== "boolean" && typeof data158 !== "string" && !Array.isArray(data158)) {
						const err212 = {
							instancePath: instancePath + "/" + i26 + "/unknown",
							schemaPath: "#/$defs/conditions/properties/unknown/type",
							keyword: "type",
							params: { type: schema72.properties.unknown.type },
							message: "must be boolean,string,array"
						};
						if (vErrors === null) vErrors = [err212];
						else vErrors.push(err212);
						errors++;
					}
					const _errs383 = errors;
					let valid125 = false;
					const _errs384 = errors;
					if (typeof data158 !== "boolean") {
						const err213 = {
							instancePath: instancePath + "/" + i26 + "/unknown",
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf/0/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err213];
						else vErrors.push(err213);
						errors++;
					}
					var _valid16 = _errs384 === errors;
					valid125 = valid125 || _valid16;
					const _errs386 = errors;
					if (!(data158 === "tool" || data158 === "command" || data158 === "option" || data158 === "operand" || data158 === "computed" || data158 === "value" || data158 === "effect" || data158 === "executes" || data158 === "language" || data158 === "input" || data158 === "environment" || data158 === "directory" || data158 === "stale" || data158 === "untrusted" || data158 === "override" || data158 === "parse-error" || data158 === "evaluates" || data158 === "unsupported" || data158 === "limit" || data158 === "runaway")) {
						const err214 = {
							instancePath: instancePath + "/" + i26 + "/unknown",
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf/1/enum",
							keyword: "enum",
							params: { allowedValues: schema72.properties.unknown.anyOf[1].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err214];
						else vErrors.push(err214);
						errors++;
					}
					var _valid16 = _errs386 === errors;
					valid125 = valid125 || _valid16;
					const _errs387 = errors;
					if (Array.isArray(data158)) {
						const len52 = data158.length;
						for (let i52 = 0; i52 < len52; i52++) {
							let data159 = data158[i52];
							if (!(data159 === "tool" || data159 === "command" || data159 === "option" || data159 === "operand" || data159 === "computed" || data159 === "value" || data159 === "effect" || data159 === "executes" || data159 === "language" || data159 === "input" || data159 === "environment" || data159 === "directory" || data159 === "stale" || data159 === "untrusted" || data159 === "override" || data159 === "parse-error" || data159 === "evaluates" || data159 === "unsupported" || data159 === "limit" || data159 === "runaway")) {
								const err215 = {
									instancePath: instancePath + "/" + i26 + "/unknown/" + i52,
									schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/items/enum",
									keyword: "enum",
									params: { allowedValues: schema72.properties.unknown.anyOf[2].items.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err215];
								else vErrors.push(err215);
								errors++;
							}
						}
					} else {
						const err216 = {
							instancePath: instancePath + "/" + i26 + "/unknown",
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err216];
						else vErrors.push(err216);
						errors++;
					}
					var _valid16 = _errs387 === errors;
					valid125 = valid125 || _valid16;
					if (!valid125) {
						const err217 = {
							instancePath: instancePath + "/" + i26 + "/unknown",
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err217];
						else vErrors.push(err217);
						errors++;
					} else {
						errors = _errs383;
						if (vErrors !== null) {
							if (_errs383) vErrors.length = _errs383;
							else vErrors = null;
						}
					}
				}
				if (data80.message !== void 0) {
					let data160 = data80.message;
					if (typeof data160 === "string") {
						if (func1(data160) > 500) {
							const err218 = {
								instancePath: instancePath + "/" + i26 + "/message",
								schemaPath: "#/$defs/conditions/properties/message/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							};
							if (vErrors === null) vErrors = [err218];
							else vErrors.push(err218);
							errors++;
						}
						if (func1(data160) < 1) {
							const err219 = {
								instancePath: instancePath + "/" + i26 + "/message",
								schemaPath: "#/$defs/conditions/properties/message/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err219];
							else vErrors.push(err219);
							errors++;
						}
					} else {
						const err220 = {
							instancePath: instancePath + "/" + i26 + "/message",
							schemaPath: "#/$defs/conditions/properties/message/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err220];
						else vErrors.push(err220);
						errors++;
					}
				}
			} else {
				const err221 = {
					instancePath: instancePath + "/" + i26,
					schemaPath: "#/$defs/conditions/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err221];
				else vErrors.push(err221);
				errors++;
			}
			if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
				if (Object.keys(data80).length < 1) {
					const err222 = {
						instancePath: instancePath + "/" + i26,
						schemaPath: "#/anyOf/1/items/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 properties"
					};
					if (vErrors === null) vErrors = [err222];
					else vErrors.push(err222);
					errors++;
				}
			}
		}
	} else {
		const err223 = {
			instancePath,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err223];
		else vErrors.push(err223);
		errors++;
	}
	var _valid0 = _errs195 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var items16 = true;
	if (!valid0) {
		const err224 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err224];
		else vErrors.push(err224);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate53.errors = vErrors;
	evaluated0.props = props0;
	evaluated0.items = items16;
	return errors === 0;
}
validate53.evaluated = {
	"dynamicProps": true,
	"dynamicItems": true
};
const schema75 = { "anyOf": [{ "type": "string" }, {
	"type": "object",
	"additionalProperties": false,
	"required": ["run"],
	"properties": {
		"run": { "type": "string" },
		"message": { "$ref": "#/$defs/conditions/properties/message" },
		"filesystem.read": { "$ref": "#/$defs/conditions/properties/filesystem.read" },
		"effects.filesystem.read": { "$ref": "#/$defs/conditions/properties/effects.filesystem.read" },
		"filesystem.write": { "$ref": "#/$defs/conditions/properties/filesystem.write" },
		"effects.filesystem.write": { "$ref": "#/$defs/conditions/properties/effects.filesystem.write" },
		"filesystem.delete": { "$ref": "#/$defs/conditions/properties/filesystem.delete" },
		"effects.filesystem.delete": { "$ref": "#/$defs/conditions/properties/effects.filesystem.delete" },
		"network": { "$ref": "#/$defs/conditions/properties/network" },
		"effects.network": { "$ref": "#/$defs/conditions/properties/effects.network" },
		"idempotent": { "$ref": "#/$defs/conditions/properties/idempotent" },
		"effects.idempotent": { "$ref": "#/$defs/conditions/properties/effects.idempotent" },
		"reversible": { "$ref": "#/$defs/conditions/properties/reversible" },
		"effects.reversible": { "$ref": "#/$defs/conditions/properties/effects.reversible" },
		"destructive": { "$ref": "#/$defs/conditions/properties/destructive" },
		"effects.destructive": { "$ref": "#/$defs/conditions/properties/effects.destructive" },
		"cost.billable": { "$ref": "#/$defs/conditions/properties/cost.billable" },
		"effects.cost.billable": { "$ref": "#/$defs/conditions/properties/effects.cost.billable" },
		"interactive.stdin": { "$ref": "#/$defs/conditions/properties/interactive.stdin" },
		"effects.interactive.stdin": { "$ref": "#/$defs/conditions/properties/effects.interactive.stdin" },
		"interactive.editor": { "$ref": "#/$defs/conditions/properties/interactive.editor" },
		"effects.interactive.editor": { "$ref": "#/$defs/conditions/properties/effects.interactive.editor" },
		"interactive.browser": { "$ref": "#/$defs/conditions/properties/interactive.browser" },
		"effects.interactive.browser": { "$ref": "#/$defs/conditions/properties/effects.interactive.browser" },
		"interactive.pager": { "$ref": "#/$defs/conditions/properties/interactive.pager" },
		"effects.interactive.pager": { "$ref": "#/$defs/conditions/properties/effects.interactive.pager" },
		"interactive.tty": { "$ref": "#/$defs/conditions/properties/interactive.tty" },
		"effects.interactive.tty": { "$ref": "#/$defs/conditions/properties/effects.interactive.tty" },
		"filesystem.paths": { "$ref": "#/$defs/conditions/properties/filesystem.paths" },
		"effects.filesystem.paths": { "$ref": "#/$defs/conditions/properties/effects.filesystem.paths" },
		"cost.estimate": { "$ref": "#/$defs/conditions/properties/cost.estimate" },
		"effects.cost.estimate": { "$ref": "#/$defs/conditions/properties/effects.cost.estimate" },
		"duration.typical": { "$ref": "#/$defs/conditions/properties/duration.typical" },
		"effects.duration.typical": { "$ref": "#/$defs/conditions/properties/effects.duration.typical" },
		"duration.timeout": { "$ref": "#/$defs/conditions/properties/duration.timeout" },
		"effects.duration.timeout": { "$ref": "#/$defs/conditions/properties/effects.duration.timeout" },
		"creates": { "$ref": "#/$defs/conditions/properties/creates" },
		"effects.creates": { "$ref": "#/$defs/conditions/properties/effects.creates" },
		"modifies": { "$ref": "#/$defs/conditions/properties/modifies" },
		"effects.modifies": { "$ref": "#/$defs/conditions/properties/effects.modifies" },
		"deletes": { "$ref": "#/$defs/conditions/properties/deletes" },
		"effects.deletes": { "$ref": "#/$defs/conditions/properties/effects.deletes" },
		"x-reveals": { "$ref": "#/$defs/conditions/properties/x-reveals" },
		"effects.x-reveals": { "$ref": "#/$defs/conditions/properties/effects.x-reveals" },
		"x-network-scope": { "$ref": "#/$defs/conditions/properties/x-network-scope" },
		"effects.x-network-scope": { "$ref": "#/$defs/conditions/properties/effects.x-network-scope" },
		"x-executes": { "$ref": "#/$defs/conditions/properties/x-executes" },
		"effects.x-executes": { "$ref": "#/$defs/conditions/properties/effects.x-executes" },
		"tool": { "$ref": "#/$defs/conditions/properties/tool" },
		"command": { "$ref": "#/$defs/conditions/properties/command" },
		"source": { "$ref": "#/$defs/conditions/properties/source" },
		"installed": { "$ref": "#/$defs/conditions/properties/installed" },
		"path.scope": { "$ref": "#/$defs/conditions/properties/path.scope" },
		"path.state": { "$ref": "#/$defs/conditions/properties/path.state" },
		"unknown": { "$ref": "#/$defs/conditions/properties/unknown" }
	}
}] };
const schema103 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema104 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema105 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema106 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema107 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema108 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema109 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema110 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema111 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema112 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema113 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema114 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema115 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema116 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema117 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema118 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"items": { "type": "string" }
};
const schema119 = {
	"type": ["string", "array"],
	"anyOf": [{ "enum": [
		"loopback",
		"service",
		"argument"
	] }, {
		"type": "array",
		"items": { "enum": [
			"loopback",
			"service",
			"argument"
		] }
	}]
};
const schema120 = {
	"type": ["string", "array"],
	"anyOf": [{ "enum": [
		"loopback",
		"service",
		"argument"
	] }, {
		"type": "array",
		"items": { "enum": [
			"loopback",
			"service",
			"argument"
		] }
	}]
};
const schema121 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"anyOf": [
		{ "type": "boolean" },
		{ "enum": [
			"file",
			"remote",
			"shell",
			"argv",
			"code"
		] },
		{
			"type": "array",
			"items": { "enum": [
				"file",
				"remote",
				"shell",
				"argv",
				"code"
			] }
		}
	]
};
const schema122 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"anyOf": [
		{ "type": "boolean" },
		{ "enum": [
			"file",
			"remote",
			"shell",
			"argv",
			"code"
		] },
		{
			"type": "array",
			"items": { "enum": [
				"file",
				"remote",
				"shell",
				"argv",
				"code"
			] }
		}
	]
};
const schema123 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema124 = {
	"type": ["string", "array"],
	"items": { "type": "string" }
};
const schema125 = {
	"type": ["string", "array"],
	"anyOf": [{ "enum": [
		"override",
		"native",
		"user",
		"system",
		"packaged",
		"project",
		"inferred",
		"builtin",
		"unknown"
	] }, {
		"type": "array",
		"items": { "enum": [
			"override",
			"native",
			"user",
			"system",
			"packaged",
			"project",
			"inferred",
			"builtin",
			"unknown"
		] }
	}]
};
const schema127 = {
	"type": ["string", "array"],
	"anyOf": [{ "enum": [
		"tree",
		"temp",
		"outside",
		"home",
		"system",
		"device",
		"vcs",
		"agent-config",
		"secret",
		"guard",
		"unknown"
	] }, {
		"type": "array",
		"items": { "enum": [
			"tree",
			"temp",
			"outside",
			"home",
			"system",
			"device",
			"vcs",
			"agent-config",
			"secret",
			"guard",
			"unknown"
		] }
	}]
};
const schema128 = {
	"type": ["string", "array"],
	"anyOf": [{ "enum": [
		"new",
		"kept",
		"temp",
		"git",
		"ignored",
		"untracked",
		"changed",
		"unclear"
	] }, {
		"type": "array",
		"items": { "enum": [
			"new",
			"kept",
			"temp",
			"git",
			"ignored",
			"untracked",
			"changed",
			"unclear"
		] }
	}]
};
const schema129 = {
	"type": [
		"boolean",
		"string",
		"array"
	],
	"anyOf": [
		{ "type": "boolean" },
		{ "enum": [
			"tool",
			"command",
			"option",
			"operand",
			"computed",
			"value",
			"effect",
			"executes",
			"language",
			"input",
			"environment",
			"directory",
			"stale",
			"untrusted",
			"override",
			"parse-error",
			"evaluates",
			"unsupported",
			"limit",
			"runaway"
		] },
		{
			"type": "array",
			"items": { "enum": [
				"tool",
				"command",
				"option",
				"operand",
				"computed",
				"value",
				"effect",
				"executes",
				"language",
				"input",
				"environment",
				"directory",
				"stale",
				"untrusted",
				"override",
				"parse-error",
				"evaluates",
				"unsupported",
				"limit",
				"runaway"
			] }
		}
	]
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.run === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/anyOf/1/required",
				keyword: "required",
				params: { missingProperty: "run" },
				message: "must have required property 'run'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!func57.call(schema75.anyOf[1].properties, key0)) {
			const err2 = {
				instancePath,
				schemaPath: "#/anyOf/1/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.run !== void 0) {
			if (typeof data.run !== "string") {
				const err3 = {
					instancePath: instancePath + "/run",
					schemaPath: "#/anyOf/1/properties/run/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/$defs/conditions/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/$defs/conditions/properties/message/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/$defs/conditions/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data["filesystem.read"] !== void 0) {
			if (typeof data["filesystem.read"] !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/filesystem.read",
					schemaPath: "#/$defs/conditions/properties/filesystem.read/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data["effects.filesystem.read"] !== void 0) {
			if (typeof data["effects.filesystem.read"] !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/effects.filesystem.read",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.read/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data["filesystem.write"] !== void 0) {
			if (typeof data["filesystem.write"] !== "boolean") {
				const err9 = {
					instancePath: instancePath + "/filesystem.write",
					schemaPath: "#/$defs/conditions/properties/filesystem.write/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data["effects.filesystem.write"] !== void 0) {
			if (typeof data["effects.filesystem.write"] !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/effects.filesystem.write",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.write/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data["filesystem.delete"] !== void 0) {
			if (typeof data["filesystem.delete"] !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/filesystem.delete",
					schemaPath: "#/$defs/conditions/properties/filesystem.delete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data["effects.filesystem.delete"] !== void 0) {
			if (typeof data["effects.filesystem.delete"] !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/effects.filesystem.delete",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.delete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.network !== void 0) {
			if (typeof data.network !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/network",
					schemaPath: "#/$defs/conditions/properties/network/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data["effects.network"] !== void 0) {
			if (typeof data["effects.network"] !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/effects.network",
					schemaPath: "#/$defs/conditions/properties/effects.network/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.idempotent !== void 0) {
			if (typeof data.idempotent !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/idempotent",
					schemaPath: "#/$defs/conditions/properties/idempotent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["effects.idempotent"] !== void 0) {
			if (typeof data["effects.idempotent"] !== "boolean") {
				const err16 = {
					instancePath: instancePath + "/effects.idempotent",
					schemaPath: "#/$defs/conditions/properties/effects.idempotent/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.reversible !== void 0) {
			if (typeof data.reversible !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/reversible",
					schemaPath: "#/$defs/conditions/properties/reversible/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data["effects.reversible"] !== void 0) {
			if (typeof data["effects.reversible"] !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/effects.reversible",
					schemaPath: "#/$defs/conditions/properties/effects.reversible/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.destructive !== void 0) {
			if (typeof data.destructive !== "boolean") {
				const err19 = {
					instancePath: instancePath + "/destructive",
					schemaPath: "#/$defs/conditions/properties/destructive/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["effects.destructive"] !== void 0) {
			if (typeof data["effects.destructive"] !== "boolean") {
				const err20 = {
					instancePath: instancePath + "/effects.destructive",
					schemaPath: "#/$defs/conditions/properties/effects.destructive/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data["cost.billable"] !== void 0) {
			if (typeof data["cost.billable"] !== "boolean") {
				const err21 = {
					instancePath: instancePath + "/cost.billable",
					schemaPath: "#/$defs/conditions/properties/cost.billable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data["effects.cost.billable"] !== void 0) {
			if (typeof data["effects.cost.billable"] !== "boolean") {
				const err22 = {
					instancePath: instancePath + "/effects.cost.billable",
					schemaPath: "#/$defs/conditions/properties/effects.cost.billable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data["interactive.stdin"] !== void 0) {
			if (typeof data["interactive.stdin"] !== "boolean") {
				const err23 = {
					instancePath: instancePath + "/interactive.stdin",
					schemaPath: "#/$defs/conditions/properties/interactive.stdin/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data["effects.interactive.stdin"] !== void 0) {
			if (typeof data["effects.interactive.stdin"] !== "boolean") {
				const err24 = {
					instancePath: instancePath + "/effects.interactive.stdin",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.stdin/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data["interactive.editor"] !== void 0) {
			if (typeof data["interactive.editor"] !== "boolean") {
				const err25 = {
					instancePath: instancePath + "/interactive.editor",
					schemaPath: "#/$defs/conditions/properties/interactive.editor/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data["effects.interactive.editor"] !== void 0) {
			if (typeof data["effects.interactive.editor"] !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/effects.interactive.editor",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.editor/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data["interactive.browser"] !== void 0) {
			if (typeof data["interactive.browser"] !== "boolean") {
				const err27 = {
					instancePath: instancePath + "/interactive.browser",
					schemaPath: "#/$defs/conditions/properties/interactive.browser/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data["effects.interactive.browser"] !== void 0) {
			if (typeof data["effects.interactive.browser"] !== "boolean") {
				const err28 = {
					instancePath: instancePath + "/effects.interactive.browser",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.browser/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data["interactive.pager"] !== void 0) {
			if (typeof data["interactive.pager"] !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/interactive.pager",
					schemaPath: "#/$defs/conditions/properties/interactive.pager/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data["effects.interactive.pager"] !== void 0) {
			if (typeof data["effects.interactive.pager"] !== "boolean") {
				const err30 = {
					instancePath: instancePath + "/effects.interactive.pager",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.pager/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data["interactive.tty"] !== void 0) {
			if (typeof data["interactive.tty"] !== "boolean") {
				const err31 = {
					instancePath: instancePath + "/interactive.tty",
					schemaPath: "#/$defs/conditions/properties/interactive.tty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data["effects.interactive.tty"] !== void 0) {
			if (typeof data["effects.interactive.tty"] !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/effects.interactive.tty",
					schemaPath: "#/$defs/conditions/properties/effects.interactive.tty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data["filesystem.paths"] !== void 0) {
			let data28 = data["filesystem.paths"];
			if (typeof data28 !== "string" && !Array.isArray(data28)) {
				const err33 = {
					instancePath: instancePath + "/filesystem.paths",
					schemaPath: "#/$defs/conditions/properties/filesystem.paths/type",
					keyword: "type",
					params: { type: schema103.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			if (Array.isArray(data28)) {
				const len0 = data28.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data28[i0] !== "string") {
					const err34 = {
						instancePath: instancePath + "/filesystem.paths/" + i0,
						schemaPath: "#/$defs/conditions/properties/filesystem.paths/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		}
		if (data["effects.filesystem.paths"] !== void 0) {
			let data30 = data["effects.filesystem.paths"];
			if (typeof data30 !== "string" && !Array.isArray(data30)) {
				const err35 = {
					instancePath: instancePath + "/effects.filesystem.paths",
					schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/type",
					keyword: "type",
					params: { type: schema104.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (Array.isArray(data30)) {
				const len1 = data30.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data30[i1] !== "string") {
					const err36 = {
						instancePath: instancePath + "/effects.filesystem.paths/" + i1,
						schemaPath: "#/$defs/conditions/properties/effects.filesystem.paths/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
		}
		if (data["cost.estimate"] !== void 0) {
			let data32 = data["cost.estimate"];
			if (typeof data32 !== "string" && !Array.isArray(data32)) {
				const err37 = {
					instancePath: instancePath + "/cost.estimate",
					schemaPath: "#/$defs/conditions/properties/cost.estimate/type",
					keyword: "type",
					params: { type: schema105.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
			if (Array.isArray(data32)) {
				const len2 = data32.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data32[i2] !== "string") {
					const err38 = {
						instancePath: instancePath + "/cost.estimate/" + i2,
						schemaPath: "#/$defs/conditions/properties/cost.estimate/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
		}
		if (data["effects.cost.estimate"] !== void 0) {
			let data34 = data["effects.cost.estimate"];
			if (typeof data34 !== "string" && !Array.isArray(data34)) {
				const err39 = {
					instancePath: instancePath + "/effects.cost.estimate",
					schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/type",
					keyword: "type",
					params: { type: schema106.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
			if (Array.isArray(data34)) {
				const len3 = data34.length;
				for (let i3 = 0; i3 < len3; i3++) if (typeof data34[i3] !== "string") {
					const err40 = {
						instancePath: instancePath + "/effects.cost.estimate/" + i3,
						schemaPath: "#/$defs/conditions/properties/effects.cost.estimate/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
		}
		if (data["duration.typical"] !== void 0) {
			let data36 = data["duration.typical"];
			if (typeof data36 !== "string" && !Array.isArray(data36)) {
				const err41 = {
					instancePath: instancePath + "/duration.typical",
					schemaPath: "#/$defs/conditions/properties/duration.typical/type",
					keyword: "type",
					params: { type: schema107.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			if (Array.isArray(data36)) {
				const len4 = data36.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data36[i4] !== "string") {
					const err42 = {
						instancePath: instancePath + "/duration.typical/" + i4,
						schemaPath: "#/$defs/conditions/properties/duration.typical/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
		}
		if (data["effects.duration.typical"] !== void 0) {
			let data38 = data["effects.duration.typical"];
			if (typeof data38 !== "string" && !Array.isArray(data38)) {
				const err43 = {
					instancePath: instancePath + "/effects.duration.typical",
					schemaPath: "#/$defs/conditions/properties/effects.duration.typical/type",
					keyword: "type",
					params: { type: schema108.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (Array.isArray(data38)) {
				const len5 = data38.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data38[i5] !== "string") {
					const err44 = {
						instancePath: instancePath + "/effects.duration.typical/" + i5,
						schemaPath: "#/$defs/conditions/properties/effects.duration.typical/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
		}
		if (data["duration.timeout"] !== void 0) {
			let data40 = data["duration.timeout"];
			if (typeof data40 !== "string" && !Array.isArray(data40)) {
				const err45 = {
					instancePath: instancePath + "/duration.timeout",
					schemaPath: "#/$defs/conditions/properties/duration.timeout/type",
					keyword: "type",
					params: { type: schema109.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
			if (Array.isArray(data40)) {
				const len6 = data40.length;
				for (let i6 = 0; i6 < len6; i6++) if (typeof data40[i6] !== "string") {
					const err46 = {
						instancePath: instancePath + "/duration.timeout/" + i6,
						schemaPath: "#/$defs/conditions/properties/duration.timeout/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
		}
		if (data["effects.duration.timeout"] !== void 0) {
			let data42 = data["effects.duration.timeout"];
			if (typeof data42 !== "string" && !Array.isArray(data42)) {
				const err47 = {
					instancePath: instancePath + "/effects.duration.timeout",
					schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/type",
					keyword: "type",
					params: { type: schema110.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
			if (Array.isArray(data42)) {
				const len7 = data42.length;
				for (let i7 = 0; i7 < len7; i7++) if (typeof data42[i7] !== "string") {
					const err48 = {
						instancePath: instancePath + "/effects.duration.timeout/" + i7,
						schemaPath: "#/$defs/conditions/properties/effects.duration.timeout/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
		}
		if (data.creates !== void 0) {
			let data44 = data.creates;
			if (typeof data44 !== "boolean" && typeof data44 !== "string" && !Array.isArray(data44)) {
				const err49 = {
					instancePath: instancePath + "/creates",
					schemaPath: "#/$defs/conditions/properties/creates/type",
					keyword: "type",
					params: { type: schema111.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
			if (Array.isArray(data44)) {
				const len8 = data44.length;
				for (let i8 = 0; i8 < len8; i8++) if (typeof data44[i8] !== "string") {
					const err50 = {
						instancePath: instancePath + "/creates/" + i8,
						schemaPath: "#/$defs/conditions/properties/creates/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
		}
		if (data["effects.creates"] !== void 0) {
			let data46 = data["effects.creates"];
			if (typeof data46 !== "boolean" && typeof data46 !== "string" && !Array.isArray(data46)) {
				const err51 = {
					instancePath: instancePath + "/effects.creates",
					schemaPath: "#/$defs/conditions/properties/effects.creates/type",
					keyword: "type",
					params: { type: schema112.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
			if (Array.isArray(data46)) {
				const len9 = data46.length;
				for (let i9 = 0; i9 < len9; i9++) if (typeof data46[i9] !== "string") {
					const err52 = {
						instancePath: instancePath + "/effects.creates/" + i9,
						schemaPath: "#/$defs/conditions/properties/effects.creates/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
		}
		if (data.modifies !== void 0) {
			let data48 = data.modifies;
			if (typeof data48 !== "boolean" && typeof data48 !== "string" && !Array.isArray(data48)) {
				const err53 = {
					instancePath: instancePath + "/modifies",
					schemaPath: "#/$defs/conditions/properties/modifies/type",
					keyword: "type",
					params: { type: schema113.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
			if (Array.isArray(data48)) {
				const len10 = data48.length;
				for (let i10 = 0; i10 < len10; i10++) if (typeof data48[i10] !== "string") {
					const err54 = {
						instancePath: instancePath + "/modifies/" + i10,
						schemaPath: "#/$defs/conditions/properties/modifies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			}
		}
		if (data["effects.modifies"] !== void 0) {
			let data50 = data["effects.modifies"];
			if (typeof data50 !== "boolean" && typeof data50 !== "string" && !Array.isArray(data50)) {
				const err55 = {
					instancePath: instancePath + "/effects.modifies",
					schemaPath: "#/$defs/conditions/properties/effects.modifies/type",
					keyword: "type",
					params: { type: schema114.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
			if (Array.isArray(data50)) {
				const len11 = data50.length;
				for (let i11 = 0; i11 < len11; i11++) if (typeof data50[i11] !== "string") {
					const err56 = {
						instancePath: instancePath + "/effects.modifies/" + i11,
						schemaPath: "#/$defs/conditions/properties/effects.modifies/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data52 = data.deletes;
			if (typeof data52 !== "boolean" && typeof data52 !== "string" && !Array.isArray(data52)) {
				const err57 = {
					instancePath: instancePath + "/deletes",
					schemaPath: "#/$defs/conditions/properties/deletes/type",
					keyword: "type",
					params: { type: schema115.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err57];
				else vErrors.push(err57);
				errors++;
			}
			if (Array.isArray(data52)) {
				const len12 = data52.length;
				for (let i12 = 0; i12 < len12; i12++) if (typeof data52[i12] !== "string") {
					const err58 = {
						instancePath: instancePath + "/deletes/" + i12,
						schemaPath: "#/$defs/conditions/properties/deletes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
		}
		if (data["effects.deletes"] !== void 0) {
			let data54 = data["effects.deletes"];
			if (typeof data54 !== "boolean" && typeof data54 !== "string" && !Array.isArray(data54)) {
				const err59 = {
					instancePath: instancePath + "/effects.deletes",
					schemaPath: "#/$defs/conditions/properties/effects.deletes/type",
					keyword: "type",
					params: { type: schema116.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
			if (Array.isArray(data54)) {
				const len13 = data54.length;
				for (let i13 = 0; i13 < len13; i13++) if (typeof data54[i13] !== "string") {
					const err60 = {
						instancePath: instancePath + "/effects.deletes/" + i13,
						schemaPath: "#/$defs/conditions/properties/effects.deletes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
		}
		if (data["x-reveals"] !== void 0) {
			let data56 = data["x-reveals"];
			if (typeof data56 !== "boolean" && typeof data56 !== "string" && !Array.isArray(data56)) {
				const err61 = {
					instancePath: instancePath + "/x-reveals",
					schemaPath: "#/$defs/conditions/properties/x-reveals/type",
					keyword: "type",
					params: { type: schema117.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err61];
				else vErrors.push(err61);
				errors++;
			}
			if (Array.isArray(data56)) {
				const len14 = data56.length;
				for (let i14 = 0; i14 < len14; i14++) if (typeof data56[i14] !== "string") {
					const err62 = {
						instancePath: instancePath + "/x-reveals/" + i14,
						schemaPath: "#/$defs/conditions/properties/x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
			}
		}
		if (data["effects.x-reveals"] !== void 0) {
			let data58 = data["effects.x-reveals"];
			if (typeof data58 !== "boolean" && typeof data58 !== "string" && !Array.isArray(data58)) {
				const err63 = {
					instancePath: instancePath + "/effects.x-reveals",
					schemaPath: "#/$defs/conditions/properties/effects.x-reveals/type",
					keyword: "type",
					params: { type: schema118.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
			if (Array.isArray(data58)) {
				const len15 = data58.length;
				for (let i15 = 0; i15 < len15; i15++) if (typeof data58[i15] !== "string") {
					const err64 = {
						instancePath: instancePath + "/effects.x-reveals/" + i15,
						schemaPath: "#/$defs/conditions/properties/effects.x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
			}
		}
		if (data["x-network-scope"] !== void 0) {
			let data60 = data["x-network-scope"];
			if (typeof data60 !== "string" && !Array.isArray(data60)) {
				const err65 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/type",
					keyword: "type",
					params: { type: schema119.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
			const _errs172 = errors;
			let valid78 = false;
			const _errs173 = errors;
			if (!(data60 === "loopback" || data60 === "service" || data60 === "argument")) {
				const err66 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema119.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err66];
				else vErrors.push(err66);
				errors++;
			}
			var _valid1 = _errs173 === errors;
			valid78 = valid78 || _valid1;
			const _errs174 = errors;
			if (Array.isArray(data60)) {
				const len16 = data60.length;
				for (let i16 = 0; i16 < len16; i16++) {
					let data61 = data60[i16];
					if (!(data61 === "loopback" || data61 === "service" || data61 === "argument")) {
						const err67 = {
							instancePath: instancePath + "/x-network-scope/" + i16,
							schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema119.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err67];
						else vErrors.push(err67);
						errors++;
					}
				}
			} else {
				const err68 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
			var _valid1 = _errs174 === errors;
			valid78 = valid78 || _valid1;
			if (!valid78) {
				const err69 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/$defs/conditions/properties/x-network-scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err69];
				else vErrors.push(err69);
				errors++;
			} else {
				errors = _errs172;
				if (vErrors !== null) {
					if (_errs172) vErrors.length = _errs172;
					else vErrors = null;
				}
			}
		}
		if (data["effects.x-network-scope"] !== void 0) {
			let data62 = data["effects.x-network-scope"];
			if (typeof data62 !== "string" && !Array.isArray(data62)) {
				const err70 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/type",
					keyword: "type",
					params: { type: schema120.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
			const _errs180 = errors;
			let valid82 = false;
			const _errs181 = errors;
			if (!(data62 === "loopback" || data62 === "service" || data62 === "argument")) {
				const err71 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema120.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
			var _valid2 = _errs181 === errors;
			valid82 = valid82 || _valid2;
			const _errs182 = errors;
			if (Array.isArray(data62)) {
				const len17 = data62.length;
				for (let i17 = 0; i17 < len17; i17++) {
					let data63 = data62[i17];
					if (!(data63 === "loopback" || data63 === "service" || data63 === "argument")) {
						const err72 = {
							instancePath: instancePath + "/effects.x-network-scope/" + i17,
							schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema120.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				}
			} else {
				const err73 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
			var _valid2 = _errs182 === errors;
			valid82 = valid82 || _valid2;
			if (!valid82) {
				const err74 = {
					instancePath: instancePath + "/effects.x-network-scope",
					schemaPath: "#/$defs/conditions/properties/effects.x-network-scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			} else {
				errors = _errs180;
				if (vErrors !== null) {
					if (_errs180) vErrors.length = _errs180;
					else vErrors = null;
				}
			}
		}
		if (data["x-executes"] !== void 0) {
			let data64 = data["x-executes"];
			if (typeof data64 !== "boolean" && typeof data64 !== "string" && !Array.isArray(data64)) {
				const err75 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/type",
					keyword: "type",
					params: { type: schema121.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
			const _errs188 = errors;
			let valid86 = false;
			const _errs189 = errors;
			if (typeof data64 !== "boolean") {
				const err76 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err76];
				else vErrors.push(err76);
				errors++;
			}
			var _valid3 = _errs189 === errors;
			valid86 = valid86 || _valid3;
			const _errs191 = errors;
			if (!(data64 === "file" || data64 === "remote" || data64 === "shell" || data64 === "argv" || data64 === "code")) {
				const err77 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema121.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
			var _valid3 = _errs191 === errors;
			valid86 = valid86 || _valid3;
			const _errs192 = errors;
			if (Array.isArray(data64)) {
				const len18 = data64.length;
				for (let i18 = 0; i18 < len18; i18++) {
					let data65 = data64[i18];
					if (!(data65 === "file" || data65 === "remote" || data65 === "shell" || data65 === "argv" || data65 === "code")) {
						const err78 = {
							instancePath: instancePath + "/x-executes/" + i18,
							schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema121.anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
			} else {
				const err79 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err79];
				else vErrors.push(err79);
				errors++;
			}
			var _valid3 = _errs192 === errors;
			valid86 = valid86 || _valid3;
			if (!valid86) {
				const err80 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/conditions/properties/x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err80];
				else vErrors.push(err80);
				errors++;
			} else {
				errors = _errs188;
				if (vErrors !== null) {
					if (_errs188) vErrors.length = _errs188;
					else vErrors = null;
				}
			}
		}
		if (data["effects.x-executes"] !== void 0) {
			let data66 = data["effects.x-executes"];
			if (typeof data66 !== "boolean" && typeof data66 !== "string" && !Array.isArray(data66)) {
				const err81 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/type",
					keyword: "type",
					params: { type: schema122.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err81];
				else vErrors.push(err81);
				errors++;
			}
			const _errs198 = errors;
			let valid90 = false;
			const _errs199 = errors;
			if (typeof data66 !== "boolean") {
				const err82 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err82];
				else vErrors.push(err82);
				errors++;
			}
			var _valid4 = _errs199 === errors;
			valid90 = valid90 || _valid4;
			const _errs201 = errors;
			if (!(data66 === "file" || data66 === "remote" || data66 === "shell" || data66 === "argv" || data66 === "code")) {
				const err83 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema122.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err83];
				else vErrors.push(err83);
				errors++;
			}
			var _valid4 = _errs201 === errors;
			valid90 = valid90 || _valid4;
			const _errs202 = errors;
			if (Array.isArray(data66)) {
				const len19 = data66.length;
				for (let i19 = 0; i19 < len19; i19++) {
					let data67 = data66[i19];
					if (!(data67 === "file" || data67 === "remote" || data67 === "shell" || data67 === "argv" || data67 === "code")) {
						const err84 = {
							instancePath: instancePath + "/effects.x-executes/" + i19,
							schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema122.anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
			} else {
				const err85 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err85];
				else vErrors.push(err85);
				errors++;
			}
			var _valid4 = _errs202 === errors;
			valid90 = valid90 || _valid4;
			if (!valid90) {
				const err86 = {
					instancePath: instancePath + "/effects.x-executes",
					schemaPath: "#/$defs/conditions/properties/effects.x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err86];
				else vErrors.push(err86);
				errors++;
			} else {
				errors = _errs198;
				if (vErrors !== null) {
					if (_errs198) vErrors.length = _errs198;
					else vErrors = null;
				}
			}
		}
		if (data.tool !== void 0) {
			let data68 = data.tool;
			if (typeof data68 !== "string" && !Array.isArray(data68)) {
				const err87 = {
					instancePath: instancePath + "/tool",
					schemaPath: "#/$defs/conditions/properties/tool/type",
					keyword: "type",
					params: { type: schema123.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err87];
				else vErrors.push(err87);
				errors++;
			}
			if (Array.isArray(data68)) {
				const len20 = data68.length;
				for (let i20 = 0; i20 < len20; i20++) if (typeof data68[i20] !== "string") {
					const err88 = {
						instancePath: instancePath + "/tool/" + i20,
						schemaPath: "#/$defs/conditions/properties/tool/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err88];
					else vErrors.push(err88);
					errors++;
				}
			}
		}
		if (data.command !== void 0) {
			let data70 = data.command;
			if (typeof data70 !== "string" && !Array.isArray(data70)) {
				const err89 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/$defs/conditions/properties/command/type",
					keyword: "type",
					params: { type: schema124.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err89];
				else vErrors.push(err89);
				errors++;
			}
			if (Array.isArray(data70)) {
				const len21 = data70.length;
				for (let i21 = 0; i21 < len21; i21++) if (typeof data70[i21] !== "string") {
					const err90 = {
						instancePath: instancePath + "/command/" + i21,
						schemaPath: "#/$defs/conditions/properties/command/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err90];
					else vErrors.push(err90);
					errors++;
				}
			}
		}
		if (data.source !== void 0) {
			let data72 = data.source;
			if (typeof data72 !== "string" && !Array.isArray(data72)) {
				const err91 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/type",
					keyword: "type",
					params: { type: schema125.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err91];
				else vErrors.push(err91);
				errors++;
			}
			const _errs218 = errors;
			let valid100 = false;
			const _errs219 = errors;
			if (!(data72 === "override" || data72 === "native" || data72 === "user" || data72 === "system" || data72 === "packaged" || data72 === "project" || data72 === "inferred" || data72 === "builtin" || data72 === "unknown")) {
				const err92 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema125.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err92];
				else vErrors.push(err92);
				errors++;
			}
			var _valid5 = _errs219 === errors;
			valid100 = valid100 || _valid5;
			const _errs220 = errors;
			if (Array.isArray(data72)) {
				const len22 = data72.length;
				for (let i22 = 0; i22 < len22; i22++) {
					let data73 = data72[i22];
					if (!(data73 === "override" || data73 === "native" || data73 === "user" || data73 === "system" || data73 === "packaged" || data73 === "project" || data73 === "inferred" || data73 === "builtin" || data73 === "unknown")) {
						const err93 = {
							instancePath: instancePath + "/source/" + i22,
							schemaPath: "#/$defs/conditions/properties/source/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema125.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err93];
						else vErrors.push(err93);
						errors++;
					}
				}
			} else {
				const err94 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err94];
				else vErrors.push(err94);
				errors++;
			}
			var _valid5 = _errs220 === errors;
			valid100 = valid100 || _valid5;
			if (!valid100) {
				const err95 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/$defs/conditions/properties/source/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
				errors++;
			} else {
				errors = _errs218;
				if (vErrors !== null) {
					if (_errs218) vErrors.length = _errs218;
					else vErrors = null;
				}
			}
		}
		if (data.installed !== void 0) {
			if (typeof data.installed !== "boolean") {
				const err96 = {
					instancePath: instancePath + "/installed",
					schemaPath: "#/$defs/conditions/properties/installed/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err96];
				else vErrors.push(err96);
				errors++;
			}
		}
		if (data["path.scope"] !== void 0) {
			let data75 = data["path.scope"];
			if (typeof data75 !== "string" && !Array.isArray(data75)) {
				const err97 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/type",
					keyword: "type",
					params: { type: schema127.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err97];
				else vErrors.push(err97);
				errors++;
			}
			const _errs229 = errors;
			let valid105 = false;
			const _errs230 = errors;
			if (!(data75 === "tree" || data75 === "temp" || data75 === "outside" || data75 === "home" || data75 === "system" || data75 === "device" || data75 === "vcs" || data75 === "agent-config" || data75 === "secret" || data75 === "guard" || data75 === "unknown")) {
				const err98 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema127.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err98];
				else vErrors.push(err98);
				errors++;
			}
			var _valid6 = _errs230 === errors;
			valid105 = valid105 || _valid6;
			const _errs231 = errors;
			if (Array.isArray(data75)) {
				const len23 = data75.length;
				for (let i23 = 0; i23 < len23; i23++) {
					let data76 = data75[i23];
					if (!(data76 === "tree" || data76 === "temp" || data76 === "outside" || data76 === "home" || data76 === "system" || data76 === "device" || data76 === "vcs" || data76 === "agent-config" || data76 === "secret" || data76 === "guard" || data76 === "unknown")) {
						const err99 = {
							instancePath: instancePath + "/path.scope/" + i23,
							schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema127.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
				}
			} else {
				const err100 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err100];
				else vErrors.push(err100);
				errors++;
			}
			var _valid6 = _errs231 === errors;
			valid105 = valid105 || _valid6;
			if (!valid105) {
				const err101 = {
					instancePath: instancePath + "/path.scope",
					schemaPath: "#/$defs/conditions/properties/path.scope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err101];
				else vErrors.push(err101);
				errors++;
			} else {
				errors = _errs229;
				if (vErrors !== null) {
					if (_errs229) vErrors.length = _errs229;
					else vErrors = null;
				}
			}
		}
		if (data["path.state"] !== void 0) {
			let data77 = data["path.state"];
			if (typeof data77 !== "string" && !Array.isArray(data77)) {
				const err102 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/type",
					keyword: "type",
					params: { type: schema128.type },
					message: "must be string,array"
				};
				if (vErrors === null) vErrors = [err102];
				else vErrors.push(err102);
				errors++;
			}
			const _errs237 = errors;
			let valid109 = false;
			const _errs238 = errors;
			if (!(data77 === "new" || data77 === "kept" || data77 === "temp" || data77 === "git" || data77 === "ignored" || data77 === "untracked" || data77 === "changed" || data77 === "unclear")) {
				const err103 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema128.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err103];
				else vErrors.push(err103);
				errors++;
			}
			var _valid7 = _errs238 === errors;
			valid109 = valid109 || _valid7;
			const _errs239 = errors;
			if (Array.isArray(data77)) {
				const len24 = data77.length;
				for (let i24 = 0; i24 < len24; i24++) {
					let data78 = data77[i24];
					if (!(data78 === "new" || data78 === "kept" || data78 === "temp" || data78 === "git" || data78 === "ignored" || data78 === "untracked" || data78 === "changed" || data78 === "unclear")) {
						const err104 = {
							instancePath: instancePath + "/path.state/" + i24,
							schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/items/enum",
							keyword: "enum",
							params: { allowedValues: schema128.anyOf[1].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err104];
						else vErrors.push(err104);
						errors++;
					}
				}
			} else {
				const err105 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf/1/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err105];
				else vErrors.push(err105);
				errors++;
			}
			var _valid7 = _errs239 === errors;
			valid109 = valid109 || _valid7;
			if (!valid109) {
				const err106 = {
					instancePath: instancePath + "/path.state",
					schemaPath: "#/$defs/conditions/properties/path.state/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err106];
				else vErrors.push(err106);
				errors++;
			} else {
				errors = _errs237;
				if (vErrors !== null) {
					if (_errs237) vErrors.length = _errs237;
					else vErrors = null;
				}
			}
		}
		if (data.unknown !== void 0) {
			let data79 = data.unknown;
			if (typeof data79 !== "boolean" && typeof data79 !== "string" && !Array.isArray(data79)) {
				const err107 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/type",
					keyword: "type",
					params: { type: schema129.type },
					message: "must be boolean,string,array"
				};
				if (vErrors === null) vErrors = [err107];
				else vErrors.push(err107);
				errors++;
			}
			const _errs245 = errors;
			let valid113 = false;
			const _errs246 = errors;
			if (typeof data79 !== "boolean") {
				const err108 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err108];
				else vErrors.push(err108);
				errors++;
			}
			var _valid8 = _errs246 === errors;
			valid113 = valid113 || _valid8;
			const _errs248 = errors;
			if (!(data79 === "tool" || data79 === "command" || data79 === "option" || data79 === "operand" || data79 === "computed" || data79 === "value" || data79 === "effect" || data79 === "executes" || data79 === "language" || data79 === "input" || data79 === "environment" || data79 === "directory" || data79 === "stale" || data79 === "untrusted" || data79 === "override" || data79 === "parse-error" || data79 === "evaluates" || data79 === "unsupported" || data79 === "limit" || data79 === "runaway")) {
				const err109 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: schema129.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err109];
				else vErrors.push(err109);
				errors++;
			}
			var _valid8 = _errs248 === errors;
			valid113 = valid113 || _valid8;
			const _errs249 = errors;
			if (Array.isArray(data79)) {
				const len25 = data79.length;
				for (let i25 = 0; i25 < len25; i25++) {
					let data80 = data79[i25];
					if (!(data80 === "tool" || data80 === "command" || data80 === "option" || data80 === "operand" || data80 === "computed" || data80 === "value" || data80 === "effect" || data80 === "executes" || data80 === "language" || data80 === "input" || data80 === "environment" || data80 === "directory" || data80 === "stale" || data80 === "untrusted" || data80 === "override" || data80 === "parse-error" || data80 === "evaluates" || data80 === "unsupported" || data80 === "limit" || data80 === "runaway")) {
						const err110 = {
							instancePath: instancePath + "/unknown/" + i25,
							schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/items/enum",
							keyword: "enum",
							params: { allowedValues: schema129.anyOf[2].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err110];
						else vErrors.push(err110);
						errors++;
					}
				}
			} else {
				const err111 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err111];
				else vErrors.push(err111);
				errors++;
			}
			var _valid8 = _errs249 === errors;
			valid113 = valid113 || _valid8;
			if (!valid113) {
				const err112 = {
					instancePath: instancePath + "/unknown",
					schemaPath: "#/$defs/conditions/properties/unknown/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err112];
				else vErrors.push(err112);
				errors++;
			} else {
				errors = _errs245;
				if (vErrors !== null) {
					if (_errs245) vErrors.length = _errs245;
					else vErrors = null;
				}
			}
		}
	} else {
		const err113 = {
			instancePath,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err113];
		else vErrors.push(err113);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	if (!valid0) {
		const err114 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err114];
		else vErrors.push(err114);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate58.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate58.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs3 = errors;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate58(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var items0 = true;
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate57.errors = vErrors;
	evaluated0.items = items0;
	return errors === 0;
}
validate57.evaluated = {
	"dynamicProps": false,
	"dynamicItems": true
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func57.call(schema70.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err1 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err2 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.extends !== void 0) {
			let data2 = data.extends;
			if (!(data2 === "balanced" || data2 === "workspace" || data2 === "project" || data2 === "readonly" || data2 === "strict" || data2 === "none")) {
				const err3 = {
					instancePath: instancePath + "/extends",
					schemaPath: "#/properties/extends/enum",
					keyword: "enum",
					params: { allowedValues: schema70.properties.extends.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.inheritance !== void 0) {
			let data3 = data.inheritance;
			if (!(data3 === "nearest" || data3 === "floor")) {
				const err4 = {
					instancePath: instancePath + "/inheritance",
					schemaPath: "#/properties/inheritance/enum",
					keyword: "enum",
					params: { allowedValues: schema70.properties.inheritance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.autoApprove !== void 0) {
			if (!validate53(data.autoApprove, {
				instancePath: instancePath + "/autoApprove",
				parentData: data,
				parentDataProperty: "autoApprove",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.requireConfirmation !== void 0) {
			if (!validate53(data.requireConfirmation, {
				instancePath: instancePath + "/requireConfirmation",
				parentData: data,
				parentDataProperty: "requireConfirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.deny !== void 0) {
			if (!validate53(data.deny, {
				instancePath: instancePath + "/deny",
				parentData: data,
				parentDataProperty: "deny",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.commands !== void 0) {
			let data7 = data.commands;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (!(key1 === "allow" || key1 === "ask" || key1 === "deny")) {
					const err5 = {
						instancePath: instancePath + "/commands",
						schemaPath: "#/properties/commands/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data7.allow !== void 0) {
					if (!validate57(data7.allow, {
						instancePath: instancePath + "/commands/allow",
						parentData: data7,
						parentDataProperty: "allow",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
						errors = vErrors.length;
					}
				}
				if (data7.ask !== void 0) {
					if (!validate57(data7.ask, {
						instancePath: instancePath + "/commands/ask",
						parentData: data7,
						parentDataProperty: "ask",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
						errors = vErrors.length;
					}
				}
				if (data7.deny !== void 0) {
					if (!validate57(data7.deny, {
						instancePath: instancePath + "/commands/deny",
						parentData: data7,
						parentDataProperty: "deny",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/commands",
					schemaPath: "#/properties/commands/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.tests !== void 0) {
			let data11 = data.tests;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						if (data12.run === void 0) {
							const err7 = {
								instancePath: instancePath + "/tests/" + i0,
								schemaPath: "#/properties/tests/items/required",
								keyword: "required",
								params: { missingProperty: "run" },
								message: "must have required property 'run'"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data12.expect === void 0) {
							const err8 = {
								instancePath: instancePath + "/tests/" + i0,
								schemaPath: "#/properties/tests/items/required",
								keyword: "required",
								params: { missingProperty: "expect" },
								message: "must have required property 'expect'"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (data12.run !== void 0) {
							if (typeof data12.run !== "string") {
								const err9 = {
									instancePath: instancePath + "/tests/" + i0 + "/run",
									schemaPath: "#/properties/tests/items/properties/run/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						}
						if (data12.expect !== void 0) {
							let data14 = data12.expect;
							if (!(data14 === "allow" || data14 === "ask" || data14 === "deny")) {
								const err10 = {
									instancePath: instancePath + "/tests/" + i0 + "/expect",
									schemaPath: "#/properties/tests/items/properties/expect/enum",
									keyword: "enum",
									params: { allowedValues: schema70.properties.tests.items.properties.expect.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/tests/" + i0,
							schemaPath: "#/properties/tests/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/tests",
					schemaPath: "#/properties/tests/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate51.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.permissionPolicy === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/anyOf/1/required",
				keyword: "required",
				params: { missingProperty: "permissionPolicy" },
				message: "must have required property 'permissionPolicy'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "permissionPolicy")) {
			const err1 = {
				instancePath,
				schemaPath: "#/anyOf/1/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err2 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/anyOf/1/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.permissionPolicy !== void 0) {
			if (!validate52(data.permissionPolicy, {
				instancePath: instancePath + "/permissionPolicy",
				parentData: data,
				parentDataProperty: "permissionPolicy",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate51.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate51.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const validateDelegation = validate65;
const schema131 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": { "type": "string" },
		"description": { "type": "string" },
		"allowedTools": {
			"type": "array",
			"items": {
				"type": ["string", "array"],
				"items": { "type": "string" }
			}
		},
		"deniedCommands": {
			"type": "array",
			"items": { "type": "string" }
		},
		"effectRestrictions": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"filesystem.read": { "type": "boolean" },
				"effects.filesystem.read": { "type": "boolean" },
				"filesystem.write": { "type": "boolean" },
				"effects.filesystem.write": { "type": "boolean" },
				"filesystem.delete": { "type": "boolean" },
				"effects.filesystem.delete": { "type": "boolean" },
				"network": { "type": "boolean" },
				"effects.network": { "type": "boolean" },
				"idempotent": { "type": "boolean" },
				"effects.idempotent": { "type": "boolean" },
				"reversible": { "type": "boolean" },
				"effects.reversible": { "type": "boolean" },
				"destructive": { "type": "boolean" },
				"effects.destructive": { "type": "boolean" },
				"cost.billable": { "type": "boolean" },
				"effects.cost.billable": { "type": "boolean" },
				"interactive.stdin": { "type": "boolean" },
				"effects.interactive.stdin": { "type": "boolean" },
				"interactive.editor": { "type": "boolean" },
				"effects.interactive.editor": { "type": "boolean" },
				"interactive.browser": { "type": "boolean" },
				"effects.interactive.browser": { "type": "boolean" },
				"interactive.pager": { "type": "boolean" },
				"effects.interactive.pager": { "type": "boolean" },
				"interactive.tty": { "type": "boolean" },
				"effects.interactive.tty": { "type": "boolean" },
				"filesystem.paths": {
					"type": ["string", "array"],
					"items": { "type": "string" }
				},
				"effects.filesystem.paths": {
					"type": ["string", "array"],
					"items": { "type": "string" }
				},
				"creates": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"effects.creates": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"modifies": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"effects.modifies": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"deletes": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"effects.deletes": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"x-reveals": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"effects.x-reveals": {
					"type": ["boolean", "array"],
					"items": { "type": "string" }
				},
				"x-executes": { "type": "boolean" },
				"effects.x-executes": { "type": "boolean" },
				"unknown": { "enum": [
					"presume",
					"confirm",
					"deny"
				] }
			}
		},
		"inheritance": { "enum": ["nearest", "floor"] }
	}
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "description" || key0 === "allowedTools" || key0 === "deniedCommands" || key0 === "effectRestrictions" || key0 === "inheritance")) {
			const err0 = {
				instancePath,
				schemaPath: "#/$defs/delegation/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err1 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/$defs/delegation/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err2 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/$defs/delegation/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.allowedTools !== void 0) {
			let data2 = data.allowedTools;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string" && !Array.isArray(data3)) {
						const err3 = {
							instancePath: instancePath + "/allowedTools/" + i0,
							schemaPath: "#/$defs/delegation/properties/allowedTools/items/type",
							keyword: "type",
							params: { type: schema131.properties.allowedTools.items.type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (Array.isArray(data3)) {
						const len1 = data3.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
							const err4 = {
								instancePath: instancePath + "/allowedTools/" + i0 + "/" + i1,
								schemaPath: "#/$defs/delegation/properties/allowedTools/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/allowedTools",
					schemaPath: "#/$defs/delegation/properties/allowedTools/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.deniedCommands !== void 0) {
			let data5 = data.deniedCommands;
			if (Array.isArray(data5)) {
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data5[i2] !== "string") {
					const err6 = {
						instancePath: instancePath + "/deniedCommands/" + i2,
						schemaPath: "#/$defs/delegation/properties/deniedCommands/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/deniedCommands",
					schemaPath: "#/$defs/delegation/properties/deniedCommands/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.effectRestrictions !== void 0) {
			let data7 = data.effectRestrictions;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (!func57.call(schema131.properties.effectRestrictions.properties, key1)) {
					const err8 = {
						instancePath: instancePath + "/effectRestrictions",
						schemaPath: "#/$defs/delegation/properties/effectRestrictions/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data7["filesystem.read"] !== void 0) {
					if (typeof data7["filesystem.read"] !== "boolean") {
						const err9 = {
							instancePath: instancePath + "/effectRestrictions/filesystem.read",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.read/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data7["effects.filesystem.read"] !== void 0) {
					if (typeof data7["effects.filesystem.read"] !== "boolean") {
						const err10 = {
							instancePath: instancePath + "/effectRestrictions/effects.filesystem.read",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.read/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data7["filesystem.write"] !== void 0) {
					if (typeof data7["filesystem.write"] !== "boolean") {
						const err11 = {
							instancePath: instancePath + "/effectRestrictions/filesystem.write",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.write/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data7["effects.filesystem.write"] !== void 0) {
					if (typeof data7["effects.filesystem.write"] !== "boolean") {
						const err12 = {
							instancePath: instancePath + "/effectRestrictions/effects.filesystem.write",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.write/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data7["filesystem.delete"] !== void 0) {
					if (typeof data7["filesystem.delete"] !== "boolean") {
						const err13 = {
							instancePath: instancePath + "/effectRestrictions/filesystem.delete",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.delete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data7["effects.filesystem.delete"] !== void 0) {
					if (typeof data7["effects.filesystem.delete"] !== "boolean") {
						const err14 = {
							instancePath: instancePath + "/effectRestrictions/effects.filesystem.delete",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.delete/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data7.network !== void 0) {
					if (typeof data7.network !== "boolean") {
						const err15 = {
							instancePath: instancePath + "/effectRestrictions/network",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/network/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data7["effects.network"] !== void 0) {
					if (typeof data7["effects.network"] !== "boolean") {
						const err16 = {
							instancePath: instancePath + "/effectRestrictions/effects.network",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.network/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data7.idempotent !== void 0) {
					if (typeof data7.idempotent !== "boolean") {
						const err17 = {
							instancePath: instancePath + "/effectRestrictions/idempotent",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/idempotent/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data7["effects.idempotent"] !== void 0) {
					if (typeof data7["effects.idempotent"] !== "boolean") {
						const err18 = {
							instancePath: instancePath + "/effectRestrictions/effects.idempotent",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.idempotent/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data7.reversible !== void 0) {
					if (typeof data7.reversible !== "boolean") {
						const err19 = {
							instancePath: instancePath + "/effectRestrictions/reversible",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/reversible/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data7["effects.reversible"] !== void 0) {
					if (typeof data7["effects.reversible"] !== "boolean") {
						const err20 = {
							instancePath: instancePath + "/effectRestrictions/effects.reversible",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.reversible/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data7.destructive !== void 0) {
					if (typeof data7.destructive !== "boolean") {
						const err21 = {
							instancePath: instancePath + "/effectRestrictions/destructive",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/destructive/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data7["effects.destructive"] !== void 0) {
					if (typeof data7["effects.destructive"] !== "boolean") {
						const err22 = {
							instancePath: instancePath + "/effectRestrictions/effects.destructive",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.destructive/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data7["cost.billable"] !== void 0) {
					if (typeof data7["cost.billable"] !== "boolean") {
						const err23 = {
							instancePath: instancePath + "/effectRestrictions/cost.billable",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/cost.billable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data7["effects.cost.billable"] !== void 0) {
					if (typeof data7["effects.cost.billable"] !== "boolean") {
						const err24 = {
							instancePath: instancePath + "/effectRestrictions/effects.cost.billable",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.cost.billable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data7["interactive.stdin"] !== void 0) {
					if (typeof data7["interactive.stdin"] !== "boolean") {
						const err25 = {
							instancePath: instancePath + "/effectRestrictions/interactive.stdin",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.stdin/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data7["effects.interactive.stdin"] !== void 0) {
					if (typeof data7["effects.interactive.stdin"] !== "boolean") {
						const err26 = {
							instancePath: instancePath + "/effectRestrictions/effects.interactive.stdin",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.stdin/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data7["interactive.editor"] !== void 0) {
					if (typeof data7["interactive.editor"] !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/effectRestrictions/interactive.editor",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.editor/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data7["effects.interactive.editor"] !== void 0) {
					if (typeof data7["effects.interactive.editor"] !== "boolean") {
						const err28 = {
							instancePath: instancePath + "/effectRestrictions/effects.interactive.editor",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.editor/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data7["interactive.browser"] !== void 0) {
					if (typeof data7["interactive.browser"] !== "boolean") {
						const err29 = {
							instancePath: instancePath + "/effectRestrictions/interactive.browser",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.browser/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data7["effects.interactive.browser"] !== void 0) {
					if (typeof data7["effects.interactive.browser"] !== "boolean") {
						const err30 = {
							instancePath: instancePath + "/effectRestrictions/effects.interactive.browser",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.browser/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data7["interactive.pager"] !== void 0) {
					if (typeof data7["interactive.pager"] !== "boolean") {
						const err31 = {
							instancePath: instancePath + "/effectRestrictions/interactive.pager",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.pager/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
				if (data7["effects.interactive.pager"] !== void 0) {
					if (typeof data7["effects.interactive.pager"] !== "boolean") {
						const err32 = {
							instancePath: instancePath + "/effectRestrictions/effects.interactive.pager",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.pager/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
				if (data7["interactive.tty"] !== void 0) {
					if (typeof data7["interactive.tty"] !== "boolean") {
						const err33 = {
							instancePath: instancePath + "/effectRestrictions/interactive.tty",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.tty/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data7["effects.interactive.tty"] !== void 0) {
					if (typeof data7["effects.interactive.tty"] !== "boolean") {
						const err34 = {
							instancePath: instancePath + "/effectRestrictions/effects.interactive.tty",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.tty/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				if (data7["filesystem.paths"] !== void 0) {
					let data34 = data7["filesystem.paths"];
					if (typeof data34 !== "string" && !Array.isArray(data34)) {
						const err35 = {
							instancePath: instancePath + "/effectRestrictions/filesystem.paths",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.paths/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["filesystem.paths"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (Array.isArray(data34)) {
						const len3 = data34.length;
						for (let i3 = 0; i3 < len3; i3++) if (typeof data34[i3] !== "string") {
							const err36 = {
								instancePath: instancePath + "/effectRestrictions/filesystem.paths/" + i3,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.paths/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				}
				if (data7["effects.filesystem.paths"] !== void 0) {
					let data36 = data7["effects.filesystem.paths"];
					if (typeof data36 !== "string" && !Array.isArray(data36)) {
						const err37 = {
							instancePath: instancePath + "/effectRestrictions/effects.filesystem.paths",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.paths/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["effects.filesystem.paths"].type },
							message: "must be string,array"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (Array.isArray(data36)) {
						const len4 = data36.length;
						for (let i4 = 0; i4 < len4; i4++) if (typeof data36[i4] !== "string") {
							const err38 = {
								instancePath: instancePath + "/effectRestrictions/effects.filesystem.paths/" + i4,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.paths/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
				}
				if (data7.creates !== void 0) {
					let data38 = data7.creates;
					if (typeof data38 !== "boolean" && !Array.isArray(data38)) {
						const err39 = {
							instancePath: instancePath + "/effectRestrictions/creates",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/creates/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties.creates.type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (Array.isArray(data38)) {
						const len5 = data38.length;
						for (let i5 = 0; i5 < len5; i5++) if (typeof data38[i5] !== "string") {
							const err40 = {
								instancePath: instancePath + "/effectRestrictions/creates/" + i5,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/creates/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
				}
				if (data7["effects.creates"] !== void 0) {
					let data40 = data7["effects.creates"];
					if (typeof data40 !== "boolean" && !Array.isArray(data40)) {
						const err41 = {
							instancePath: instancePath + "/effectRestrictions/effects.creates",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.creates/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["effects.creates"].type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					if (Array.isArray(data40)) {
						const len6 = data40.length;
						for (let i6 = 0; i6 < len6; i6++) if (typeof data40[i6] !== "string") {
							const err42 = {
								instancePath: instancePath + "/effectRestrictions/effects.creates/" + i6,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.creates/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
				}
				if (data7.modifies !== void 0) {
					let data42 = data7.modifies;
					if (typeof data42 !== "boolean" && !Array.isArray(data42)) {
						const err43 = {
							instancePath: instancePath + "/effectRestrictions/modifies",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/modifies/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties.modifies.type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (Array.isArray(data42)) {
						const len7 = data42.length;
						for (let i7 = 0; i7 < len7; i7++) if (typeof data42[i7] !== "string") {
							const err44 = {
								instancePath: instancePath + "/effectRestrictions/modifies/" + i7,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/modifies/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
				}
				if (data7["effects.modifies"] !== void 0) {
					let data44 = data7["effects.modifies"];
					if (typeof data44 !== "boolean" && !Array.isArray(data44)) {
						const err45 = {
							instancePath: instancePath + "/effectRestrictions/effects.modifies",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.modifies/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["effects.modifies"].type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					if (Array.isArray(data44)) {
						const len8 = data44.length;
						for (let i8 = 0; i8 < len8; i8++) if (typeof data44[i8] !== "string") {
							const err46 = {
								instancePath: instancePath + "/effectRestrictions/effects.modifies/" + i8,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.modifies/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					}
				}
				if (data7.deletes !== void 0) {
					let data46 = data7.deletes;
					if (typeof data46 !== "boolean" && !Array.isArray(data46)) {
						const err47 = {
							instancePath: instancePath + "/effectRestrictions/deletes",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/deletes/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties.deletes.type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					if (Array.isArray(data46)) {
						const len9 = data46.length;
						for (let i9 = 0; i9 < len9; i9++) if (typeof data46[i9] !== "string") {
							const err48 = {
								instancePath: instancePath + "/effectRestrictions/deletes/" + i9,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/deletes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					}
				}
				if (data7["effects.deletes"] !== void 0) {
					let data48 = data7["effects.deletes"];
					if (typeof data48 !== "boolean" && !Array.isArray(data48)) {
						const err49 = {
							instancePath: instancePath + "/effectRestrictions/effects.deletes",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.deletes/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["effects.deletes"].type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (Array.isArray(data48)) {
						const len10 = data48.length;
						for (let i10 = 0; i10 < len10; i10++) if (typeof data48[i10] !== "string") {
							const err50 = {
								instancePath: instancePath + "/effectRestrictions/effects.deletes/" + i10,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.deletes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
					}
				}
				if (data7["x-reveals"] !== void 0) {
					let data50 = data7["x-reveals"];
					if (typeof data50 !== "boolean" && !Array.isArray(data50)) {
						const err51 = {
							instancePath: instancePath + "/effectRestrictions/x-reveals",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-reveals/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["x-reveals"].type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
					if (Array.isArray(data50)) {
						const len11 = data50.length;
						for (let i11 = 0; i11 < len11; i11++) if (typeof data50[i11] !== "string") {
							const err52 = {
								instancePath: instancePath + "/effectRestrictions/x-reveals/" + i11,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-reveals/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					}
				}
				if (data7["effects.x-reveals"] !== void 0) {
					let data52 = data7["effects.x-reveals"];
					if (typeof data52 !== "boolean" && !Array.isArray(data52)) {
						const err53 = {
							instancePath: instancePath + "/effectRestrictions/effects.x-reveals",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-reveals/type",
							keyword: "type",
							params: { type: schema131.properties.effectRestrictions.properties["effects.x-reveals"].type },
							message: "must be boolean,array"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
					if (Array.isArray(data52)) {
						const len12 = data52.length;
						for (let i12 = 0; i12 < len12; i12++) if (typeof data52[i12] !== "string") {
							const err54 = {
								instancePath: instancePath + "/effectRestrictions/effects.x-reveals/" + i12,
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-reveals/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
				}
				if (data7["x-executes"] !== void 0) {
					if (typeof data7["x-executes"] !== "boolean") {
						const err55 = {
							instancePath: instancePath + "/effectRestrictions/x-executes",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-executes/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data7["effects.x-executes"] !== void 0) {
					if (typeof data7["effects.x-executes"] !== "boolean") {
						const err56 = {
							instancePath: instancePath + "/effectRestrictions/effects.x-executes",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-executes/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data7.unknown !== void 0) {
					let data56 = data7.unknown;
					if (!(data56 === "presume" || data56 === "confirm" || data56 === "deny")) {
						const err57 = {
							instancePath: instancePath + "/effectRestrictions/unknown",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/unknown/enum",
							keyword: "enum",
							params: { allowedValues: schema131.properties.effectRestrictions.properties.unknown.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
			} else {
				const err58 = {
					instancePath: instancePath + "/effectRestrictions",
					schemaPath: "#/$defs/delegation/properties/effectRestrictions/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
		}
		if (data.inheritance !== void 0) {
			let data57 = data.inheritance;
			if (!(data57 === "nearest" || data57 === "floor")) {
				const err59 = {
					instancePath: instancePath + "/inheritance",
					schemaPath: "#/$defs/delegation/properties/inheritance/enum",
					keyword: "enum",
					params: { allowedValues: schema131.properties.inheritance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
		}
	} else {
		const err60 = {
			instancePath,
			schemaPath: "#/$defs/delegation/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err60];
		else vErrors.push(err60);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs120 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.delegation === void 0) {
			const err61 = {
				instancePath,
				schemaPath: "#/anyOf/1/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err61];
			else vErrors.push(err61);
			errors++;
		}
		for (const key2 in data) if (!(key2 === "$schema" || key2 === "delegation")) {
			const err62 = {
				instancePath,
				schemaPath: "#/anyOf/1/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key2 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err62];
			else vErrors.push(err62);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err63 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/anyOf/1/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
		}
		if (data.delegation !== void 0) {
			let data59 = data.delegation;
			if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
				for (const key3 in data59) if (!(key3 === "$schema" || key3 === "description" || key3 === "allowedTools" || key3 === "deniedCommands" || key3 === "effectRestrictions" || key3 === "inheritance")) {
					const err64 = {
						instancePath: instancePath + "/delegation",
						schemaPath: "#/$defs/delegation/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				if (data59.$schema !== void 0) {
					if (typeof data59.$schema !== "string") {
						const err65 = {
							instancePath: instancePath + "/delegation/$schema",
							schemaPath: "#/$defs/delegation/properties/%24schema/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
				}
				if (data59.description !== void 0) {
					if (typeof data59.description !== "string") {
						const err66 = {
							instancePath: instancePath + "/delegation/description",
							schemaPath: "#/$defs/delegation/properties/description/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
				if (data59.allowedTools !== void 0) {
					let data62 = data59.allowedTools;
					if (Array.isArray(data62)) {
						const len13 = data62.length;
						for (let i13 = 0; i13 < len13; i13++) {
							let data63 = data62[i13];
							if (typeof data63 !== "string" && !Array.isArray(data63)) {
								const err67 = {
									instancePath: instancePath + "/delegation/allowedTools/" + i13,
									schemaPath: "#/$defs/delegation/properties/allowedTools/items/type",
									keyword: "type",
									params: { type: schema131.properties.allowedTools.items.type },
									message: "must be string,array"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
							if (Array.isArray(data63)) {
								const len14 = data63.length;
								for (let i14 = 0; i14 < len14; i14++) if (typeof data63[i14] !== "string") {
									const err68 = {
										instancePath: instancePath + "/delegation/allowedTools/" + i13 + "/" + i14,
										schemaPath: "#/$defs/delegation/properties/allowedTools/items/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							}
						}
					} else {
						const err69 = {
							instancePath: instancePath + "/delegation/allowedTools",
							schemaPath: "#/$defs/delegation/properties/allowedTools/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
				}
				if (data59.deniedCommands !== void 0) {
					let data65 = data59.deniedCommands;
					if (Array.isArray(data65)) {
						const len15 = data65.length;
						for (let i15 = 0; i15 < len15; i15++) if (typeof data65[i15] !== "string") {
							const err70 = {
								instancePath: instancePath + "/delegation/deniedCommands/" + i15,
								schemaPath: "#/$defs/delegation/properties/deniedCommands/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
					} else {
						const err71 = {
							instancePath: instancePath + "/delegation/deniedCommands",
							schemaPath: "#/$defs/delegation/properties/deniedCommands/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				}
				if (data59.effectRestrictions !== void 0) {
					let data67 = data59.effectRestrictions;
					if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
						for (const key4 in data67) if (!func57.call(schema131.properties.effectRestrictions.properties, key4)) {
							const err72 = {
								instancePath: instancePath + "/delegation/effectRestrictions",
								schemaPath: "#/$defs/delegation/properties/effectRestrictions/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
						if (data67["filesystem.read"] !== void 0) {
							if (typeof data67["filesystem.read"] !== "boolean") {
								const err73 = {
									instancePath: instancePath + "/delegation/effectRestrictions/filesystem.read",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.read/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
						}
						if (data67["effects.filesystem.read"] !== void 0) {
							if (typeof data67["effects.filesystem.read"] !== "boolean") {
								const err74 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.filesystem.read",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.read/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
						}
						if (data67["filesystem.write"] !== void 0) {
							if (typeof data67["filesystem.write"] !== "boolean") {
								const err75 = {
									instancePath: instancePath + "/delegation/effectRestrictions/filesystem.write",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.write/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
						}
						if (data67["effects.filesystem.write"] !== void 0) {
							if (typeof data67["effects.filesystem.write"] !== "boolean") {
								const err76 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.filesystem.write",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.write/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err76];
								else vErrors.push(err76);
								errors++;
							}
						}
						if (data67["filesystem.delete"] !== void 0) {
							if (typeof data67["filesystem.delete"] !== "boolean") {
								const err77 = {
									instancePath: instancePath + "/delegation/effectRestrictions/filesystem.delete",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.delete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
						if (data67["effects.filesystem.delete"] !== void 0) {
							if (typeof data67["effects.filesystem.delete"] !== "boolean") {
								const err78 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.filesystem.delete",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.delete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err78];
								else vErrors.push(err78);
								errors++;
							}
						}
						if (data67.network !== void 0) {
							if (typeof data67.network !== "boolean") {
								const err79 = {
									instancePath: instancePath + "/delegation/effectRestrictions/network",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/network/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
						}
						if (data67["effects.network"] !== void 0) {
							if (typeof data67["effects.network"] !== "boolean") {
								const err80 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.network",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.network/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err80];
								else vErrors.push(err80);
								errors++;
							}
						}
						if (data67.idempotent !== void 0) {
							if (typeof data67.idempotent !== "boolean") {
								const err81 = {
									instancePath: instancePath + "/delegation/effectRestrictions/idempotent",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/idempotent/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
						}
						if (data67["effects.idempotent"] !== void 0) {
							if (typeof data67["effects.idempotent"] !== "boolean") {
								const err82 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.idempotent",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.idempotent/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
						if (data67.reversible !== void 0) {
							if (typeof data67.reversible !== "boolean") {
								const err83 = {
									instancePath: instancePath + "/delegation/effectRestrictions/reversible",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/reversible/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
						if (data67["effects.reversible"] !== void 0) {
							if (typeof data67["effects.reversible"] !== "boolean") {
								const err84 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.reversible",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.reversible/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
						}
						if (data67.destructive !== void 0) {
							if (typeof data67.destructive !== "boolean") {
								const err85 = {
									instancePath: instancePath + "/delegation/effectRestrictions/destructive",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/destructive/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
						}
						if (data67["effects.destructive"] !== void 0) {
							if (typeof data67["effects.destructive"] !== "boolean") {
								const err86 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.destructive",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.destructive/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err86];
								else vErrors.push(err86);
								errors++;
							}
						}
						if (data67["cost.billable"] !== void 0) {
							if (typeof data67["cost.billable"] !== "boolean") {
								const err87 = {
									instancePath: instancePath + "/delegation/effectRestrictions/cost.billable",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/cost.billable/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err87];
								else vErrors.push(err87);
								errors++;
							}
						}
						if (data67["effects.cost.billable"] !== void 0) {
							if (typeof data67["effects.cost.billable"] !== "boolean") {
								const err88 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.cost.billable",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.cost.billable/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err88];
								else vErrors.push(err88);
								errors++;
							}
						}
						if (data67["interactive.stdin"] !== void 0) {
							if (typeof data67["interactive.stdin"] !== "boolean") {
								const err89 = {
									instancePath: instancePath + "/delegation/effectRestrictions/interactive.stdin",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.stdin/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						}
						if (data67["effects.interactive.stdin"] !== void 0) {
							if (typeof data67["effects.interactive.stdin"] !== "boolean") {
								const err90 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.interactive.stdin",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.stdin/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err90];
								else vErrors.push(err90);
								errors++;
							}
						}
						if (data67["interactive.editor"] !== void 0) {
							if (typeof data67["interactive.editor"] !== "boolean") {
								const err91 = {
									instancePath: instancePath + "/delegation/effectRestrictions/interactive.editor",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.editor/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
						}
						if (data67["effects.interactive.editor"] !== void 0) {
							if (typeof data67["effects.interactive.editor"] !== "boolean") {
								const err92 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.interactive.editor",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.editor/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						}
						if (data67["interactive.browser"] !== void 0) {
							if (typeof data67["interactive.browser"] !== "boolean") {
								const err93 = {
									instancePath: instancePath + "/delegation/effectRestrictions/interactive.browser",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.browser/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						}
						if (data67["effects.interactive.browser"] !== void 0) {
							if (typeof data67["effects.interactive.browser"] !== "boolean") {
								const err94 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.interactive.browser",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.browser/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
						}
						if (data67["interactive.pager"] !== void 0) {
							if (typeof data67["interactive.pager"] !== "boolean") {
								const err95 = {
									instancePath: instancePath + "/delegation/effectRestrictions/interactive.pager",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.pager/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err95];
								else vErrors.push(err95);
								errors++;
							}
						}
						if (data67["effects.interactive.pager"] !== void 0) {
							if (typeof data67["effects.interactive.pager"] !== "boolean") {
								const err96 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.interactive.pager",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.pager/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
						}
						if (data67["interactive.tty"] !== void 0) {
							if (typeof data67["interactive.tty"] !== "boolean") {
								const err97 = {
									instancePath: instancePath + "/delegation/effectRestrictions/interactive.tty",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/interactive.tty/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err97];
								else vErrors.push(err97);
								errors++;
							}
						}
						if (data67["effects.interactive.tty"] !== void 0) {
							if (typeof data67["effects.interactive.tty"] !== "boolean") {
								const err98 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.interactive.tty",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.interactive.tty/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err98];
								else vErrors.push(err98);
								errors++;
							}
						}
						if (data67["filesystem.paths"] !== void 0) {
							let data94 = data67["filesystem.paths"];
							if (typeof data94 !== "string" && !Array.isArray(data94)) {
								const err99 = {
									instancePath: instancePath + "/delegation/effectRestrictions/filesystem.paths",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.paths/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["filesystem.paths"].type },
									message: "must be string,array"
								};
								if (vErrors === null) vErrors = [err99];
								else vErrors.push(err99);
								errors++;
							}
							if (Array.isArray(data94)) {
								const len16 = data94.length;
								for (let i16 = 0; i16 < len16; i16++) if (typeof data94[i16] !== "string") {
									const err100 = {
										instancePath: instancePath + "/delegation/effectRestrictions/filesystem.paths/" + i16,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/filesystem.paths/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err100];
									else vErrors.push(err100);
									errors++;
								}
							}
						}
						if (data67["effects.filesystem.paths"] !== void 0) {
							let data96 = data67["effects.filesystem.paths"];
							if (typeof data96 !== "string" && !Array.isArray(data96)) {
								const err101 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.filesystem.paths",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.paths/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["effects.filesystem.paths"].type },
									message: "must be string,array"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
							if (Array.isArray(data96)) {
								const len17 = data96.length;
								for (let i17 = 0; i17 < len17; i17++) if (typeof data96[i17] !== "string") {
									const err102 = {
										instancePath: instancePath + "/delegation/effectRestrictions/effects.filesystem.paths/" + i17,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.filesystem.paths/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err102];
									else vErrors.push(err102);
									errors++;
								}
							}
						}
						if (data67.creates !== void 0) {
							let data98 = data67.creates;
							if (typeof data98 !== "boolean" && !Array.isArray(data98)) {
								const err103 = {
									instancePath: instancePath + "/delegation/effectRestrictions/creates",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/creates/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties.creates.type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err103];
								else vErrors.push(err103);
								errors++;
							}
							if (Array.isArray(data98)) {
								const len18 = data98.length;
								for (let i18 = 0; i18 < len18; i18++) if (typeof data98[i18] !== "string") {
									const err104 = {
										instancePath: instancePath + "/delegation/effectRestrictions/creates/" + i18,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/creates/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
							}
						}
						if (data67["effects.creates"] !== void 0) {
							let data100 = data67["effects.creates"];
							if (typeof data100 !== "boolean" && !Array.isArray(data100)) {
								const err105 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.creates",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.creates/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["effects.creates"].type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
							if (Array.isArray(data100)) {
								const len19 = data100.length;
								for (let i19 = 0; i19 < len19; i19++) if (typeof data100[i19] !== "string") {
									const err106 = {
										instancePath: instancePath + "/delegation/effectRestrictions/effects.creates/" + i19,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.creates/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err106];
									else vErrors.push(err106);
									errors++;
								}
							}
						}
						if (data67.modifies !== void 0) {
							let data102 = data67.modifies;
							if (typeof data102 !== "boolean" && !Array.isArray(data102)) {
								const err107 = {
									instancePath: instancePath + "/delegation/effectRestrictions/modifies",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/modifies/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties.modifies.type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
							if (Array.isArray(data102)) {
								const len20 = data102.length;
								for (let i20 = 0; i20 < len20; i20++) if (typeof data102[i20] !== "string") {
									const err108 = {
										instancePath: instancePath + "/delegation/effectRestrictions/modifies/" + i20,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/modifies/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err108];
									else vErrors.push(err108);
									errors++;
								}
							}
						}
						if (data67["effects.modifies"] !== void 0) {
							let data104 = data67["effects.modifies"];
							if (typeof data104 !== "boolean" && !Array.isArray(data104)) {
								const err109 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.modifies",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.modifies/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["effects.modifies"].type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err109];
								else vErrors.push(err109);
								errors++;
							}
							if (Array.isArray(data104)) {
								const len21 = data104.length;
								for (let i21 = 0; i21 < len21; i21++) if (typeof data104[i21] !== "string") {
									const err110 = {
										instancePath: instancePath + "/delegation/effectRestrictions/effects.modifies/" + i21,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.modifies/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err110];
									else vErrors.push(err110);
									errors++;
								}
							}
						}
						if (data67.deletes !== void 0) {
							let data106 = data67.deletes;
							if (typeof data106 !== "boolean" && !Array.isArray(data106)) {
								const err111 = {
									instancePath: instancePath + "/delegation/effectRestrictions/deletes",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/deletes/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties.deletes.type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err111];
								else vErrors.push(err111);
								errors++;
							}
							if (Array.isArray(data106)) {
								const len22 = data106.length;
								for (let i22 = 0; i22 < len22; i22++) if (typeof data106[i22] !== "string") {
									const err112 = {
										instancePath: instancePath + "/delegation/effectRestrictions/deletes/" + i22,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/deletes/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err112];
									else vErrors.push(err112);
									errors++;
								}
							}
						}
						if (data67["effects.deletes"] !== void 0) {
							let data108 = data67["effects.deletes"];
							if (typeof data108 !== "boolean" && !Array.isArray(data108)) {
								const err113 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.deletes",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.deletes/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["effects.deletes"].type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
							if (Array.isArray(data108)) {
								const len23 = data108.length;
								for (let i23 = 0; i23 < len23; i23++) if (typeof data108[i23] !== "string") {
									const err114 = {
										instancePath: instancePath + "/delegation/effectRestrictions/effects.deletes/" + i23,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.deletes/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err114];
									else vErrors.push(err114);
									errors++;
								}
							}
						}
						if (data67["x-reveals"] !== void 0) {
							let data110 = data67["x-reveals"];
							if (typeof data110 !== "boolean" && !Array.isArray(data110)) {
								const err115 = {
									instancePath: instancePath + "/delegation/effectRestrictions/x-reveals",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-reveals/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["x-reveals"].type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err115];
								else vErrors.push(err115);
								errors++;
							}
							if (Array.isArray(data110)) {
								const len24 = data110.length;
								for (let i24 = 0; i24 < len24; i24++) if (typeof data110[i24] !== "string") {
									const err116 = {
										instancePath: instancePath + "/delegation/effectRestrictions/x-reveals/" + i24,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-reveals/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err116];
									else vErrors.push(err116);
									errors++;
								}
							}
						}
						if (data67["effects.x-reveals"] !== void 0) {
							let data112 = data67["effects.x-reveals"];
							if (typeof data112 !== "boolean" && !Array.isArray(data112)) {
								const err117 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.x-reveals",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-reveals/type",
									keyword: "type",
									params: { type: schema131.properties.effectRestrictions.properties["effects.x-reveals"].type },
									message: "must be boolean,array"
								};
								if (vErrors === null) vErrors = [err117];
								else vErrors.push(err117);
								errors++;
							}
							if (Array.isArray(data112)) {
								const len25 = data112.length;
								for (let i25 = 0; i25 < len25; i25++) if (typeof data112[i25] !== "string") {
									const err118 = {
										instancePath: instancePath + "/delegation/effectRestrictions/effects.x-reveals/" + i25,
										schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-reveals/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err118];
									else vErrors.push(err118);
									errors++;
								}
							}
						}
						if (data67["x-executes"] !== void 0) {
							if (typeof data67["x-executes"] !== "boolean") {
								const err119 = {
									instancePath: instancePath + "/delegation/effectRestrictions/x-executes",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/x-executes/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err119];
								else vErrors.push(err119);
								errors++;
							}
						}
						if (data67["effects.x-executes"] !== void 0) {
							if (typeof data67["effects.x-executes"] !== "boolean") {
								const err120 = {
									instancePath: instancePath + "/delegation/effectRestrictions/effects.x-executes",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/effects.x-executes/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						}
						if (data67.unknown !== void 0) {
							let data116 = data67.unknown;
							if (!(data116 === "presume" || data116 === "confirm" || data116 === "deny")) {
								const err121 = {
									instancePath: instancePath + "/delegation/effectRestrictions/unknown",
									schemaPath: "#/$defs/delegation/properties/effectRestrictions/properties/unknown/enum",
									keyword: "enum",
									params: { allowedValues: schema131.properties.effectRestrictions.properties.unknown.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
					} else {
						const err122 = {
							instancePath: instancePath + "/delegation/effectRestrictions",
							schemaPath: "#/$defs/delegation/properties/effectRestrictions/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
				}
				if (data59.inheritance !== void 0) {
					let data117 = data59.inheritance;
					if (!(data117 === "nearest" || data117 === "floor")) {
						const err123 = {
							instancePath: instancePath + "/delegation/inheritance",
							schemaPath: "#/$defs/delegation/properties/inheritance/enum",
							keyword: "enum",
							params: { allowedValues: schema131.properties.inheritance.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err123];
						else vErrors.push(err123);
						errors++;
					}
				}
			} else {
				const err124 = {
					instancePath: instancePath + "/delegation",
					schemaPath: "#/$defs/delegation/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err124];
				else vErrors.push(err124);
				errors++;
			}
		}
	} else {
		const err125 = {
			instancePath,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err125];
		else vErrors.push(err125);
		errors++;
	}
	var _valid0 = _errs120 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err126 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err126];
		else vErrors.push(err126);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate65.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate65.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const validateVerdict = validate66;
const schema133 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://atip.dev/schemas/verdict.schema.json",
	"type": "object",
	"required": [
		"decision",
		"reason",
		"invocations",
		"assumed",
		"policy",
		"delegation",
		"registry"
	],
	"properties": {
		"id": true,
		"decision": { "enum": [
			"allow",
			"ask",
			"deny"
		] },
		"reason": { "type": "string" },
		"invocations": {
			"type": "array",
			"items": { "$ref": "#/$defs/invocation" }
		},
		"assumed": {
			"type": "array",
			"items": { "type": "string" }
		},
		"policy": {
			"type": "array",
			"items": { "type": "string" }
		},
		"delegation": {
			"type": "array",
			"items": { "type": "string" }
		},
		"registry": { "type": ["integer", "null"] },
		"hint": {
			"type": "object",
			"required": [
				"action",
				"fix",
				"decision"
			],
			"properties": {
				"action": { "type": "string" },
				"fix": { "type": "string" },
				"decision": { "enum": [
					"allow",
					"ask",
					"deny"
				] }
			},
			"additionalProperties": false
		},
		"omitted": {
			"type": "object",
			"required": ["invocations", "parts"],
			"properties": {
				"invocations": {
					"type": "integer",
					"minimum": 0
				},
				"parts": {
					"type": "integer",
					"minimum": 0
				}
			},
			"additionalProperties": false
		}
	},
	"$defs": { "invocation": {
		"type": "object",
		"additionalProperties": false,
		"required": [
			"text",
			"span",
			"argv",
			"tool",
			"path",
			"installed",
			"command",
			"source",
			"via",
			"effects",
			"paths",
			"unknowns",
			"weakened",
			"conflicts",
			"warnings",
			"decision",
			"reason",
			"rule"
		],
		"properties": {
			"text": { "type": "string" },
			"span": {
				"type": "array",
				"prefixItems": [{ "type": "integer" }, { "type": "integer" }],
				"items": false,
				"minItems": 2
			},
			"argv": {
				"type": "array",
				"items": { "type": ["string", "null"] }
			},
			"tool": { "type": ["string", "null"] },
			"path": { "type": ["string", "null"] },
			"installed": { "type": "boolean" },
			"command": { "type": "string" },
			"source": { "enum": [
				"override",
				"native",
				"user",
				"system",
				"packaged",
				"project",
				"inferred",
				"builtin",
				"unknown"
			] },
			"via": {
				"type": "array",
				"items": { "type": "string" }
			},
			"effects": {
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"required": ["value", "from"],
					"additionalProperties": false,
					"properties": {
						"value": true,
						"from": { "type": "string" }
					}
				}
			},
			"paths": {
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"access",
						"path",
						"scopes"
					],
					"properties": {
						"access": { "enum": [
							"read",
							"write",
							"delete"
						] },
						"path": { "type": ["string", "null"] },
						"scopes": {
							"type": "array",
							"items": { "enum": [
								"tree",
								"temp",
								"outside",
								"home",
								"system",
								"device",
								"vcs",
								"agent-config",
								"secret",
								"guard",
								"unknown"
							] }
						}
					}
				}
			},
			"unknowns": {
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["code", "reason"],
					"properties": {
						"code": { "enum": [
							"tool",
							"command",
							"option",
							"operand",
							"computed",
							"value",
							"effect",
							"executes",
							"language",
							"input",
							"environment",
							"directory",
							"stale",
							"untrusted",
							"override",
							"parse-error",
							"evaluates",
							"unsupported",
							"limit",
							"runaway"
						] },
						"reason": { "type": "string" },
						"origin": { "type": "string" }
					}
				}
			},
			"weakened": {
				"type": "array",
				"items": { "type": "string" }
			},
			"conflicts": {
				"type": "array",
				"items": { "type": "string" }
			},
			"warnings": {
				"type": "array",
				"items": { "type": "string" }
			},
			"decision": { "enum": [
				"allow",
				"ask",
				"deny"
			] },
			"reason": { "type": "string" },
			"rule": { "anyOf": [{ "type": "null" }, {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"file",
					"section",
					"key"
				],
				"properties": {
					"file": { "type": "string" },
					"section": { "type": "string" },
					"key": { "type": "string" }
				}
			}] },
			"safer": {
				"type": "object",
				"additionalProperties": false,
				"required": ["text", "decision"],
				"properties": {
					"text": { "type": "string" },
					"decision": { "enum": [
						"allow",
						"ask",
						"deny"
					] },
					"description": { "type": "string" }
				}
			}
		}
	} }
};
const schema134 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"text",
		"span",
		"argv",
		"tool",
		"path",
		"installed",
		"command",
		"source",
		"via",
		"effects",
		"paths",
		"unknowns",
		"weakened",
		"conflicts",
		"warnings",
		"decision",
		"reason",
		"rule"
	],
	"properties": {
		"text": { "type": "string" },
		"span": {
			"type": "array",
			"prefixItems": [{ "type": "integer" }, { "type": "integer" }],
			"items": false,
			"minItems": 2
		},
		"argv": {
			"type": "array",
			"items": { "type": ["string", "null"] }
		},
		"tool": { "type": ["string", "null"] },
		"path": { "type": ["string", "null"] },
		"installed": { "type": "boolean" },
		"command": { "type": "string" },
		"source": { "enum": [
			"override",
			"native",
			"user",
			"system",
			"packaged",
			"project",
			"inferred",
			"builtin",
			"unknown"
		] },
		"via": {
			"type": "array",
			"items": { "type": "string" }
		},
		"effects": {
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"required": ["value", "from"],
				"additionalProperties": false,
				"properties": {
					"value": true,
					"from": { "type": "string" }
				}
			}
		},
		"paths": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"access",
					"path",
					"scopes"
				],
				"properties": {
					"access": { "enum": [
						"read",
						"write",
						"delete"
					] },
					"path": { "type": ["string", "null"] },
					"scopes": {
						"type": "array",
						"items": { "enum": [
							"tree",
							"temp",
							"outside",
							"home",
							"system",
							"device",
							"vcs",
							"agent-config",
							"secret",
							"guard",
							"unknown"
						] }
					}
				}
			}
		},
		"unknowns": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["code", "reason"],
				"properties": {
					"code": { "enum": [
						"tool",
						"command",
						"option",
						"operand",
						"computed",
						"value",
						"effect",
						"executes",
						"language",
						"input",
						"environment",
						"directory",
						"stale",
						"untrusted",
						"override",
						"parse-error",
						"evaluates",
						"unsupported",
						"limit",
						"runaway"
					] },
					"reason": { "type": "string" },
					"origin": { "type": "string" }
				}
			}
		},
		"weakened": {
			"type": "array",
			"items": { "type": "string" }
		},
		"conflicts": {
			"type": "array",
			"items": { "type": "string" }
		},
		"warnings": {
			"type": "array",
			"items": { "type": "string" }
		},
		"decision": { "enum": [
			"allow",
			"ask",
			"deny"
		] },
		"reason": { "type": "string" },
		"rule": { "anyOf": [{ "type": "null" }, {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"file",
				"section",
				"key"
			],
			"properties": {
				"file": { "type": "string" },
				"section": { "type": "string" },
				"key": { "type": "string" }
			}
		}] },
		"safer": {
			"type": "object",
			"additionalProperties": false,
			"required": ["text", "decision"],
			"properties": {
				"text": { "type": "string" },
				"decision": { "enum": [
					"allow",
					"ask",
					"deny"
				] },
				"description": { "type": "string" }
			}
		}
	}
};
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.decision === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "decision" },
				message: "must have required property 'decision'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reason === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.invocations === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "invocations" },
				message: "must have required property 'invocations'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.assumed === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "assumed" },
				message: "must have required property 'assumed'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.policy === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policy" },
				message: "must have required property 'policy'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.delegation === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.registry === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "registry" },
				message: "must have required property 'registry'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.decision !== void 0) {
			let data0 = data.decision;
			if (!(data0 === "allow" || data0 === "ask" || data0 === "deny")) {
				const err7 = {
					instancePath: instancePath + "/decision",
					schemaPath: "#/properties/decision/enum",
					keyword: "enum",
					params: { allowedValues: schema133.properties.decision.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			if (typeof data.reason !== "string") {
				const err8 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.invocations !== void 0) {
			let data2 = data.invocations;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.text === void 0) {
							const err9 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "text" },
								message: "must have required property 'text'"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.span === void 0) {
							const err10 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "span" },
								message: "must have required property 'span'"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.argv === void 0) {
							const err11 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "argv" },
								message: "must have required property 'argv'"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data3.tool === void 0) {
							const err12 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "tool" },
								message: "must have required property 'tool'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data3.path === void 0) {
							const err13 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "path" },
								message: "must have required property 'path'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data3.installed === void 0) {
							const err14 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "installed" },
								message: "must have required property 'installed'"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data3.command === void 0) {
							const err15 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "command" },
								message: "must have required property 'command'"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (data3.source === void 0) {
							const err16 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "source" },
								message: "must have required property 'source'"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data3.via === void 0) {
							const err17 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "via" },
								message: "must have required property 'via'"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data3.effects === void 0) {
							const err18 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "effects" },
								message: "must have required property 'effects'"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data3.paths === void 0) {
							const err19 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "paths" },
								message: "must have required property 'paths'"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (data3.unknowns === void 0) {
							const err20 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "unknowns" },
								message: "must have required property 'unknowns'"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data3.weakened === void 0) {
							const err21 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "weakened" },
								message: "must have required property 'weakened'"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data3.conflicts === void 0) {
							const err22 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "conflicts" },
								message: "must have required property 'conflicts'"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data3.warnings === void 0) {
							const err23 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "warnings" },
								message: "must have required property 'warnings'"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (data3.decision === void 0) {
							const err24 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "decision" },
								message: "must have required property 'decision'"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data3.reason === void 0) {
							const err25 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								message: "must have required property 'reason'"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (data3.rule === void 0) {
							const err26 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/required",
								keyword: "required",
								params: { missingProperty: "rule" },
								message: "must have required property 'rule'"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						for (const key0 in data3) if (!func57.call(schema134.properties, key0)) {
							const err27 = {
								instancePath: instancePath + "/invocations/" + i0,
								schemaPath: "#/$defs/invocation/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key0 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (data3.text !== void 0) {
							if (typeof data3.text !== "string") {
								const err28 = {
									instancePath: instancePath + "/invocations/" + i0 + "/text",
									schemaPath: "#/$defs/invocation/properties/text/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						}
						if (data3.span !== void 0) {
							let data5 = data3.span;
							if (Array.isArray(data5)) {
								if (data5.length < 2) {
									const err29 = {
										instancePath: instancePath + "/invocations/" + i0 + "/span",
										schemaPath: "#/$defs/invocation/properties/span/minItems",
										keyword: "minItems",
										params: { limit: 2 },
										message: "must NOT have fewer than 2 items"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
								const len1 = data5.length;
								if (len1 > 0) {
									let data6 = data5[0];
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
										const err30 = {
											instancePath: instancePath + "/invocations/" + i0 + "/span/0",
											schemaPath: "#/$defs/invocation/properties/span/prefixItems/0/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								}
								if (len1 > 1) {
									let data7 = data5[1];
									if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
										const err31 = {
											instancePath: instancePath + "/invocations/" + i0 + "/span/1",
											schemaPath: "#/$defs/invocation/properties/span/prefixItems/1/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
								}
								if (!(data5.length <= 2)) {
									const err32 = {
										instancePath: instancePath + "/invocations/" + i0 + "/span",
										schemaPath: "#/$defs/invocation/properties/span/items",
										keyword: "items",
										params: { limit: 2 },
										message: "must NOT have more than 2 items"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							} else {
								const err33 = {
									instancePath: instancePath + "/invocations/" + i0 + "/span",
									schemaPath: "#/$defs/invocation/properties/span/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data3.argv !== void 0) {
							let data8 = data3.argv;
							if (Array.isArray(data8)) {
								const len3 = data8.length;
								for (let i1 = 0; i1 < len3; i1++) {
									let data9 = data8[i1];
									if (typeof data9 !== "string" && data9 !== null) {
										const err34 = {
											instancePath: instancePath + "/invocations/" + i0 + "/argv/" + i1,
											schemaPath: "#/$defs/invocation/properties/argv/items/type",
											keyword: "type",
											params: { type: schema134.properties.argv.items.type },
											message: "must be string,null"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
								}
							} else {
								const err35 = {
									instancePath: instancePath + "/invocations/" + i0 + "/argv",
									schemaPath: "#/$defs/invocation/properties/argv/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data3.tool !== void 0) {
							let data10 = data3.tool;
							if (typeof data10 !== "string" && data10 !== null) {
								const err36 = {
									instancePath: instancePath + "/invocations/" + i0 + "/tool",
									schemaPath: "#/$defs/invocation/properties/tool/type",
									keyword: "type",
									params: { type: schema134.properties.tool.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						}
						if (data3.path !== void 0) {
							let data11 = data3.path;
							if (typeof data11 !== "string" && data11 !== null) {
								const err37 = {
									instancePath: instancePath + "/invocations/" + i0 + "/path",
									schemaPath: "#/$defs/invocation/properties/path/type",
									keyword: "type",
									params: { type: schema134.properties.path.type },
									message: "must be string,null"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						}
						if (data3.installed !== void 0) {
							if (typeof data3.installed !== "boolean") {
								const err38 = {
									instancePath: instancePath + "/invocations/" + i0 + "/installed",
									schemaPath: "#/$defs/invocation/properties/installed/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
						if (data3.command !== void 0) {
							if (typeof data3.command !== "string") {
								const err39 = {
									instancePath: instancePath + "/invocations/" + i0 + "/command",
									schemaPath: "#/$defs/invocation/properties/command/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						}
						if (data3.source !== void 0) {
							let data14 = data3.source;
							if (!(data14 === "override" || data14 === "native" || data14 === "user" || data14 === "system" || data14 === "packaged" || data14 === "project" || data14 === "inferred" || data14 === "builtin" || data14 === "unknown")) {
								const err40 = {
									instancePath: instancePath + "/invocations/" + i0 + "/source",
									schemaPath: "#/$defs/invocation/properties/source/enum",
									keyword: "enum",
									params: { allowedValues: schema134.properties.source.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data3.via !== void 0) {
							let data15 = data3.via;
							if (Array.isArray(data15)) {
								const len4 = data15.length;
								for (let i2 = 0; i2 < len4; i2++) if (typeof data15[i2] !== "string") {
									const err41 = {
										instancePath: instancePath + "/invocations/" + i0 + "/via/" + i2,
										schemaPath: "#/$defs/invocation/properties/via/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
							} else {
								const err42 = {
									instancePath: instancePath + "/invocations/" + i0 + "/via",
									schemaPath: "#/$defs/invocation/properties/via/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
						if (data3.effects !== void 0) {
							let data17 = data3.effects;
							if (data17 && typeof data17 == "object" && !Array.isArray(data17)) for (const key1 in data17) {
								let data18 = data17[key1];
								if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
									if (data18.value === void 0) {
										const err43 = {
											instancePath: instancePath + "/invocations/" + i0 + "/effects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/$defs/invocation/properties/effects/additionalProperties/required",
											keyword: "required",
											params: { missingProperty: "value" },
											message: "must have required property 'value'"
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
									if (data18.from === void 0) {
										const err44 = {
											instancePath: instancePath + "/invocations/" + i0 + "/effects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/$defs/invocation/properties/effects/additionalProperties/required",
											keyword: "required",
											params: { missingProperty: "from" },
											message: "must have required property 'from'"
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
									for (const key2 in data18) if (!(key2 === "value" || key2 === "from")) {
										const err45 = {
											instancePath: instancePath + "/invocations/" + i0 + "/effects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/$defs/invocation/properties/effects/additionalProperties/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key2 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
									if (data18.from !== void 0) {
										if (typeof data18.from !== "string") {
											const err46 = {
												instancePath: instancePath + "/invocations/" + i0 + "/effects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
												schemaPath: "#/$defs/invocation/properties/effects/additionalProperties/properties/from/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
									}
								} else {
									const err47 = {
										instancePath: instancePath + "/invocations/" + i0 + "/effects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/$defs/invocation/properties/effects/additionalProperties/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							else {
								const err48 = {
									instancePath: instancePath + "/invocations/" + i0 + "/effects",
									schemaPath: "#/$defs/invocation/properties/effects/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						}
						if (data3.paths !== void 0) {
							let data20 = data3.paths;
							if (Array.isArray(data20)) {
								const len5 = data20.length;
								for (let i3 = 0; i3 < len5; i3++) {
									let data21 = data20[i3];
									if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
										if (data21.access === void 0) {
											const err49 = {
												instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3,
												schemaPath: "#/$defs/invocation/properties/paths/items/required",
												keyword: "required",
												params: { missingProperty: "access" },
												message: "must have required property 'access'"
											};
											if (vErrors === null) vErrors = [err49];
											else vErrors.push(err49);
											errors++;
										}
										if (data21.path === void 0) {
											const err50 = {
												instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3,
												schemaPath: "#/$defs/invocation/properties/paths/items/required",
												keyword: "required",
												params: { missingProperty: "path" },
												message: "must have required property 'path'"
											};
											if (vErrors === null) vErrors = [err50];
											else vErrors.push(err50);
											errors++;
										}
										if (data21.scopes === void 0) {
											const err51 = {
												instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3,
												schemaPath: "#/$defs/invocation/properties/paths/items/required",
												keyword: "required",
												params: { missingProperty: "scopes" },
												message: "must have required property 'scopes'"
											};
											if (vErrors === null) vErrors = [err51];
											else vErrors.push(err51);
											errors++;
										}
										for (const key3 in data21) if (!(key3 === "access" || key3 === "path" || key3 === "scopes")) {
											const err52 = {
												instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3,
												schemaPath: "#/$defs/invocation/properties/paths/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key3 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err52];
											else vErrors.push(err52);
											errors++;
										}
										if (data21.access !== void 0) {
											let data22 = data21.access;
											if (!(data22 === "read" || data22 === "write" || data22 === "delete")) {
												const err53 = {
													instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3 + "/access",
													schemaPath: "#/$defs/invocation/properties/paths/items/properties/access/enum",
													keyword: "enum",
													params: { allowedValues: schema134.properties.paths.items.properties.access.enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err53];
												else vErrors.push(err53);
												errors++;
											}
										}
										if (data21.path !== void 0) {
											let data23 = data21.path;
											if (typeof data23 !== "string" && data23 !== null) {
												const err54 = {
													instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3 + "/path",
													schemaPath: "#/$defs/invocation/properties/paths/items/properties/path/type",
													keyword: "type",
													params: { type: schema134.properties.paths.items.properties.path.type },
													message: "must be string,null"
												};
												if (vErrors === null) vErrors = [err54];
												else vErrors.push(err54);
												errors++;
											}
										}
										if (data21.scopes !== void 0) {
											let data24 = data21.scopes;
											if (Array.isArray(data24)) {
												const len6 = data24.length;
												for (let i4 = 0; i4 < len6; i4++) {
													let data25 = data24[i4];
													if (!(data25 === "tree" || data25 === "temp" || data25 === "outside" || data25 === "home" || data25 === "system" || data25 === "device" || data25 === "vcs" || data25 === "agent-config" || data25 === "secret" || data25 === "guard" || data25 === "unknown")) {
														const err55 = {
															instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3 + "/scopes/" + i4,
															schemaPath: "#/$defs/invocation/properties/paths/items/properties/scopes/items/enum",
															keyword: "enum",
															params: { allowedValues: schema134.properties.paths.items.properties.scopes.items.enum },
															message: "must be equal to one of the allowed values"
														};
														if (vErrors === null) vErrors = [err55];
														else vErrors.push(err55);
														errors++;
													}
												}
											} else {
												const err56 = {
													instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3 + "/scopes",
													schemaPath: "#/$defs/invocation/properties/paths/items/properties/scopes/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
											}
										}
									} else {
										const err57 = {
											instancePath: instancePath + "/invocations/" + i0 + "/paths/" + i3,
											schemaPath: "#/$defs/invocation/properties/paths/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
								}
							} else {
								const err58 = {
									instancePath: instancePath + "/invocations/" + i0 + "/paths",
									schemaPath: "#/$defs/invocation/properties/paths/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						}
						if (data3.unknowns !== void 0) {
							let data26 = data3.unknowns;
							if (Array.isArray(data26)) {
								const len7 = data26.length;
								for (let i5 = 0; i5 < len7; i5++) {
									let data27 = data26[i5];
									if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
										if (data27.code === void 0) {
											const err59 = {
												instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5,
												schemaPath: "#/$defs/invocation/properties/unknowns/items/required",
												keyword: "required",
												params: { missingProperty: "code" },
												message: "must have required property 'code'"
											};
											if (vErrors === null) vErrors = [err59];
											else vErrors.push(err59);
											errors++;
										}
										if (data27.reason === void 0) {
											const err60 = {
												instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5,
												schemaPath: "#/$defs/invocation/properties/unknowns/items/required",
												keyword: "required",
												params: { missingProperty: "reason" },
												message: "must have required property 'reason'"
											};
											if (vErrors === null) vErrors = [err60];
											else vErrors.push(err60);
											errors++;
										}
										for (const key4 in data27) if (!(key4 === "code" || key4 === "reason" || key4 === "origin")) {
											const err61 = {
												instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5,
												schemaPath: "#/$defs/invocation/properties/unknowns/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err61];
											else vErrors.push(err61);
											errors++;
										}
										if (data27.code !== void 0) {
											let data28 = data27.code;
											if (!(data28 === "tool" || data28 === "command" || data28 === "option" || data28 === "operand" || data28 === "computed" || data28 === "value" || data28 === "effect" || data28 === "executes" || data28 === "language" || data28 === "input" || data28 === "environment" || data28 === "directory" || data28 === "stale" || data28 === "untrusted" || data28 === "override" || data28 === "parse-error" || data28 === "evaluates" || data28 === "unsupported" || data28 === "limit" || data28 === "runaway")) {
												const err62 = {
													instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5 + "/code",
													schemaPath: "#/$defs/invocation/properties/unknowns/items/properties/code/enum",
													keyword: "enum",
													params: { allowedValues: schema134.properties.unknowns.items.properties.code.enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err62];
												else vErrors.push(err62);
												errors++;
											}
										}
										if (data27.reason !== void 0) {
											if (typeof data27.reason !== "string") {
												const err63 = {
													instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5 + "/reason",
													schemaPath: "#/$defs/invocation/properties/unknowns/items/properties/reason/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err63];
												else vErrors.push(err63);
												errors++;
											}
										}
										if (data27.origin !== void 0) {
											if (typeof data27.origin !== "string") {
												const err64 = {
													instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5 + "/origin",
													schemaPath: "#/$defs/invocation/properties/unknowns/items/properties/origin/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
										}
									} else {
										const err65 = {
											instancePath: instancePath + "/invocations/" + i0 + "/unknowns/" + i5,
											schemaPath: "#/$defs/invocation/properties/unknowns/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/invocations/" + i0 + "/unknowns",
									schemaPath: "#/$defs/invocation/properties/unknowns/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
						if (data3.weakened !== void 0) {
							let data31 = data3.weakened;
							if (Array.isArray(data31)) {
								const len8 = data31.length;
								for (let i6 = 0; i6 < len8; i6++) if (typeof data31[i6] !== "string") {
									const err67 = {
										instancePath: instancePath + "/invocations/" + i0 + "/weakened/" + i6,
										schemaPath: "#/$defs/invocation/properties/weakened/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
							} else {
								const err68 = {
									instancePath: instancePath + "/invocations/" + i0 + "/weakened",
									schemaPath: "#/$defs/invocation/properties/weakened/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
							}
						}
						if (data3.conflicts !== void 0) {
							let data33 = data3.conflicts;
							if (Array.isArray(data33)) {
								const len9 = data33.length;
								for (let i7 = 0; i7 < len9; i7++) if (typeof data33[i7] !== "string") {
									const err69 = {
										instancePath: instancePath + "/invocations/" + i0 + "/conflicts/" + i7,
										schemaPath: "#/$defs/invocation/properties/conflicts/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err69];
									else vErrors.push(err69);
									errors++;
								}
							} else {
								const err70 = {
									instancePath: instancePath + "/invocations/" + i0 + "/conflicts",
									schemaPath: "#/$defs/invocation/properties/conflicts/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
						}
						if (data3.warnings !== void 0) {
							let data35 = data3.warnings;
							if (Array.isArray(data35)) {
								const len10 = data35.length;
								for (let i8 = 0; i8 < len10; i8++) if (typeof data35[i8] !== "string") {
									const err71 = {
										instancePath: instancePath + "/invocations/" + i0 + "/warnings/" + i8,
										schemaPath: "#/$defs/invocation/properties/warnings/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							} else {
								const err72 = {
									instancePath: instancePath + "/invocations/" + i0 + "/warnings",
									schemaPath: "#/$defs/invocation/properties/warnings/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
							}
						}
						if (data3.decision !== void 0) {
							let data37 = data3.decision;
							if (!(data37 === "allow" || data37 === "ask" || data37 === "deny")) {
								const err73 = {
									instancePath: instancePath + "/invocations/" + i0 + "/decision",
									schemaPath: "#/$defs/invocation/properties/decision/enum",
									keyword: "enum",
									params: { allowedValues: schema134.properties.decision.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
						}
						if (data3.reason !== void 0) {
							if (typeof data3.reason !== "string") {
								const err74 = {
									instancePath: instancePath + "/invocations/" + i0 + "/reason",
									schemaPath: "#/$defs/invocation/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
						}
						if (data3.rule !== void 0) {
							let data39 = data3.rule;
							const _errs80 = errors;
							let valid26 = false;
							const _errs81 = errors;
							if (data39 !== null) {
								const err75 = {
									instancePath: instancePath + "/invocations/" + i0 + "/rule",
									schemaPath: "#/$defs/invocation/properties/rule/anyOf/0/type",
									keyword: "type",
									params: { type: "null" },
									message: "must be null"
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
							var _valid0 = _errs81 === errors;
							valid26 = valid26 || _valid0;
							const _errs83 = errors;
							if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
								if (data39.file === void 0) {
									const err76 = {
										instancePath: instancePath + "/invocations/" + i0 + "/rule",
										schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "file" },
										message: "must have required property 'file'"
									};
									if (vErrors === null) vErrors = [err76];
									else vErrors.push(err76);
									errors++;
								}
								if (data39.section === void 0) {
									const err77 = {
										instancePath: instancePath + "/invocations/" + i0 + "/rule",
										schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "section" },
										message: "must have required property 'section'"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
								if (data39.key === void 0) {
									const err78 = {
										instancePath: instancePath + "/invocations/" + i0 + "/rule",
										schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: "key" },
										message: "must have required property 'key'"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
								for (const key5 in data39) if (!(key5 === "file" || key5 === "section" || key5 === "key")) {
									const err79 = {
										instancePath: instancePath + "/invocations/" + i0 + "/rule",
										schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key5 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
								if (data39.file !== void 0) {
									if (typeof data39.file !== "string") {
										const err80 = {
											instancePath: instancePath + "/invocations/" + i0 + "/rule/file",
											schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/properties/file/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err80];
										else vErrors.push(err80);
										errors++;
									}
								}
								if (data39.section !== void 0) {
									if (typeof data39.section !== "string") {
										const err81 = {
											instancePath: instancePath + "/invocations/" + i0 + "/rule/section",
											schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/properties/section/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err81];
										else vErrors.push(err81);
										errors++;
									}
								}
								if (data39.key !== void 0) {
									if (typeof data39.key !== "string") {
										const err82 = {
											instancePath: instancePath + "/invocations/" + i0 + "/rule/key",
											schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/properties/key/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err82];
										else vErrors.push(err82);
										errors++;
									}
								}
							} else {
								const err83 = {
									instancePath: instancePath + "/invocations/" + i0 + "/rule",
									schemaPath: "#/$defs/invocation/properties/rule/anyOf/1/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
							var _valid0 = _errs83 === errors;
							valid26 = valid26 || _valid0;
							if (!valid26) {
								const err84 = {
									instancePath: instancePath + "/invocations/" + i0 + "/rule",
									schemaPath: "#/$defs/invocation/properties/rule/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							} else {
								errors = _errs80;
								if (vErrors !== null) {
									if (_errs80) vErrors.length = _errs80;
									else vErrors = null;
								}
							}
						}
						if (data3.safer !== void 0) {
							let data43 = data3.safer;
							if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
								if (data43.text === void 0) {
									const err85 = {
										instancePath: instancePath + "/invocations/" + i0 + "/safer",
										schemaPath: "#/$defs/invocation/properties/safer/required",
										keyword: "required",
										params: { missingProperty: "text" },
										message: "must have required property 'text'"
									};
									if (vErrors === null) vErrors = [err85];
									else vErrors.push(err85);
									errors++;
								}
								if (data43.decision === void 0) {
									const err86 = {
										instancePath: instancePath + "/invocations/" + i0 + "/safer",
										schemaPath: "#/$defs/invocation/properties/safer/required",
										keyword: "required",
										params: { missingProperty: "decision" },
										message: "must have required property 'decision'"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
								for (const key6 in data43) if (!(key6 === "text" || key6 === "decision" || key6 === "description")) {
									const err87 = {
										instancePath: instancePath + "/invocations/" + i0 + "/safer",
										schemaPath: "#/$defs/invocation/properties/safer/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key6 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err87];
									else vErrors.push(err87);
									errors++;
								}
								if (data43.text !== void 0) {
									if (typeof data43.text !== "string") {
										const err88 = {
											instancePath: instancePath + "/invocations/" + i0 + "/safer/text",
											schemaPath: "#/$defs/invocation/properties/safer/properties/text/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err88];
										else vErrors.push(err88);
										errors++;
									}
								}
								if (data43.decision !== void 0) {
									let data45 = data43.decision;
									if (!(data45 === "allow" || data45 === "ask" || data45 === "deny")) {
										const err89 = {
											instancePath: instancePath + "/invocations/" + i0 + "/safer/decision",
											schemaPath: "#/$defs/invocation/properties/safer/properties/decision/enum",
											keyword: "enum",
											params: { allowedValues: schema134.properties.safer.properties.decision.enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err89];
										else vErrors.push(err89);
										errors++;
									}
								}
								if (data43.description !== void 0) {
									if (typeof data43.description !== "string") {
										const err90 = {
											instancePath: instancePath + "/invocations/" + i0 + "/safer/description",
											schemaPath: "#/$defs/invocation/properties/safer/properties/description/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err90];
										else vErrors.push(err90);
										errors++;
									}
								}
							} else {
								const err91 = {
									instancePath: instancePath + "/invocations/" + i0 + "/safer",
									schemaPath: "#/$defs/invocation/properties/safer/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
						}
					} else {
						const err92 = {
							instancePath: instancePath + "/invocations/" + i0,
							schemaPath: "#/$defs/invocation/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err92];
						else vErrors.push(err92);
						errors++;
					}
				}
			} else {
				const err93 = {
					instancePath: instancePath + "/invocations",
					schemaPath: "#/properties/invocations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err93];
				else vErrors.push(err93);
				errors++;
			}
		}
		if (data.assumed !== void 0) {
			let data47 = data.assumed;
			if (Array.isArray(data47)) {
				const len11 = data47.length;
				for (let i9 = 0; i9 < len11; i9++) if (typeof data47[i9] !== "string") {
					const err94 = {
						instancePath: instancePath + "/assumed/" + i9,
						schemaPath: "#/properties/assumed/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
			} else {
				const err95 = {
					instancePath: instancePath + "/assumed",
					schemaPath: "#/properties/assumed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
				errors++;
			}
		}
		if (data.policy !== void 0) {
			let data49 = data.policy;
			if (Array.isArray(data49)) {
				const len12 = data49.length;
				for (let i10 = 0; i10 < len12; i10++) if (typeof data49[i10] !== "string") {
					const err96 = {
						instancePath: instancePath + "/policy/" + i10,
						schemaPath: "#/properties/policy/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err96];
					else vErrors.push(err96);
					errors++;
				}
			} else {
				const err97 = {
					instancePath: instancePath + "/policy",
					schemaPath: "#/properties/policy/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err97];
				else vErrors.push(err97);
				errors++;
			}
		}
		if (data.delegation !== void 0) {
			let data51 = data.delegation;
			if (Array.isArray(data51)) {
				const len13 = data51.length;
				for (let i11 = 0; i11 < len13; i11++) if (typeof data51[i11] !== "string") {
					const err98 = {
						instancePath: instancePath + "/delegation/" + i11,
						schemaPath: "#/properties/delegation/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err98];
					else vErrors.push(err98);
					errors++;
				}
			} else {
				const err99 = {
					instancePath: instancePath + "/delegation",
					schemaPath: "#/properties/delegation/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err99];
				else vErrors.push(err99);
				errors++;
			}
		}
		if (data.registry !== void 0) {
			let data53 = data.registry;
			if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53)) && data53 !== null) {
				const err100 = {
					instancePath: instancePath + "/registry",
					schemaPath: "#/properties/registry/type",
					keyword: "type",
					params: { type: schema133.properties.registry.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err100];
				else vErrors.push(err100);
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data54 = data.hint;
			if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
				if (data54.action === void 0) {
					const err101 = {
						instancePath: instancePath + "/hint",
						schemaPath: "#/properties/hint/required",
						keyword: "required",
						params: { missingProperty: "action" },
						message: "must have required property 'action'"
					};
					if (vErrors === null) vErrors = [err101];
					else vErrors.push(err101);
					errors++;
				}
				if (data54.fix === void 0) {
					const err102 = {
						instancePath: instancePath + "/hint",
						schemaPath: "#/properties/hint/required",
						keyword: "required",
						params: { missingProperty: "fix" },
						message: "must have required property 'fix'"
					};
					if (vErrors === null) vErrors = [err102];
					else vErrors.push(err102);
					errors++;
				}
				if (data54.decision === void 0) {
					const err103 = {
						instancePath: instancePath + "/hint",
						schemaPath: "#/properties/hint/required",
						keyword: "required",
						params: { missingProperty: "decision" },
						message: "must have required property 'decision'"
					};
					if (vErrors === null) vErrors = [err103];
					else vErrors.push(err103);
					errors++;
				}
				for (const key7 in data54) if (!(key7 === "action" || key7 === "fix" || key7 === "decision")) {
					const err104 = {
						instancePath: instancePath + "/hint",
						schemaPath: "#/properties/hint/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err104];
					else vErrors.push(err104);
					errors++;
				}
				if (data54.action !== void 0) {
					if (typeof data54.action !== "string") {
						const err105 = {
							instancePath: instancePath + "/hint/action",
							schemaPath: "#/properties/hint/properties/action/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err105];
						else vErrors.push(err105);
						errors++;
					}
				}
				if (data54.fix !== void 0) {
					if (typeof data54.fix !== "string") {
						const err106 = {
							instancePath: instancePath + "/hint/fix",
							schemaPath: "#/properties/hint/properties/fix/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err106];
						else vErrors.push(err106);
						errors++;
					}
				}
				if (data54.decision !== void 0) {
					let data57 = data54.decision;
					if (!(data57 === "allow" || data57 === "ask" || data57 === "deny")) {
						const err107 = {
							instancePath: instancePath + "/hint/decision",
							schemaPath: "#/properties/hint/properties/decision/enum",
							keyword: "enum",
							params: { allowedValues: schema133.properties.hint.properties.decision.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err107];
						else vErrors.push(err107);
						errors++;
					}
				}
			} else {
				const err108 = {
					instancePath: instancePath + "/hint",
					schemaPath: "#/properties/hint/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err108];
				else vErrors.push(err108);
				errors++;
			}
		}
		if (data.omitted !== void 0) {
			let data58 = data.omitted;
			if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
				if (data58.invocations === void 0) {
					const err109 = {
						instancePath: instancePath + "/omitted",
						schemaPath: "#/properties/omitted/required",
						keyword: "required",
						params: { missingProperty: "invocations" },
						message: "must have required property 'invocations'"
					};
					if (vErrors === null) vErrors = [err109];
					else vErrors.push(err109);
					errors++;
				}
				if (data58.parts === void 0) {
					const err110 = {
						instancePath: instancePath + "/omitted",
						schemaPath: "#/properties/omitted/required",
						keyword: "required",
						params: { missingProperty: "parts" },
						message: "must have required property 'parts'"
					};
					if (vErrors === null) vErrors = [err110];
					else vErrors.push(err110);
					errors++;
				}
				for (const key8 in data58) if (!(key8 === "invocations" || key8 === "parts")) {
					const err111 = {
						instancePath: instancePath + "/omitted",
						schemaPath: "#/properties/omitted/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
				if (data58.invocations !== void 0) {
					let data59 = data58.invocations;
					if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59) && isFinite(data59))) {
						const err112 = {
							instancePath: instancePath + "/omitted/invocations",
							schemaPath: "#/properties/omitted/properties/invocations/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err112];
						else vErrors.push(err112);
						errors++;
					}
					if (typeof data59 == "number" && isFinite(data59)) {
						if (data59 < 0 || isNaN(data59)) {
							const err113 = {
								instancePath: instancePath + "/omitted/invocations",
								schemaPath: "#/properties/omitted/properties/invocations/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err113];
							else vErrors.push(err113);
							errors++;
						}
					}
				}
				if (data58.parts !== void 0) {
					let data60 = data58.parts;
					if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60) && isFinite(data60))) {
						const err114 = {
							instancePath: instancePath + "/omitted/parts",
							schemaPath: "#/properties/omitted/properties/parts/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err114];
						else vErrors.push(err114);
						errors++;
					}
					if (typeof data60 == "number" && isFinite(data60)) {
						if (data60 < 0 || isNaN(data60)) {
							const err115 = {
								instancePath: instancePath + "/omitted/parts",
								schemaPath: "#/properties/omitted/properties/parts/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
					}
				}
			} else {
				const err116 = {
					instancePath: instancePath + "/omitted",
					schemaPath: "#/properties/omitted/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err116];
				else vErrors.push(err116);
				errors++;
			}
		}
	} else {
		const err117 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err117];
		else vErrors.push(err117);
		errors++;
	}
	validate66.errors = vErrors;
	return errors === 0;
}
validate66.evaluated = {
	"props": {
		"id": true,
		"decision": true,
		"reason": true,
		"invocations": true,
		"assumed": true,
		"policy": true,
		"delegation": true,
		"registry": true,
		"hint": true,
		"omitted": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const validateConfig = validate67;
const schema135 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://atip.dev/schemas/config.schema.json",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": { "type": "string" },
		"places": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/directory" }
		},
		"allow": {
			"type": "array",
			"maxItems": 256,
			"items": { "$ref": "#/$defs/directory" }
		},
		"skip": {
			"type": "array",
			"maxItems": 256,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 255
			}
		},
		"timeout": { "type": "string" },
		"concurrency": {
			"type": "integer",
			"minimum": 1,
			"maximum": 64
		},
		"sandbox": { "enum": [
			"auto",
			"require",
			"off"
		] },
		"log": { "type": "boolean" }
	},
	"$defs": { "directory": {
		"type": "string",
		"maxLength": 4096,
		"minLength": 1
	} }
};
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "places" || key0 === "allow" || key0 === "skip" || key0 === "timeout" || key0 === "concurrency" || key0 === "sandbox" || key0 === "log")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err1 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data1 = data.places;
			if (Array.isArray(data1)) {
				if (data1.length > 256) {
					const err2 = {
						instancePath: instancePath + "/places",
						schemaPath: "#/properties/places/maxItems",
						keyword: "maxItems",
						params: { limit: 256 },
						message: "must NOT have more than 256 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 4096) {
							const err3 = {
								instancePath: instancePath + "/places/" + i0,
								schemaPath: "#/$defs/directory/maxLength",
								keyword: "maxLength",
								params: { limit: 4096 },
								message: "must NOT have more than 4096 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (func1(data2) < 1) {
							const err4 = {
								instancePath: instancePath + "/places/" + i0,
								schemaPath: "#/$defs/directory/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/places/" + i0,
							schemaPath: "#/$defs/directory/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/places",
					schemaPath: "#/properties/places/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.allow !== void 0) {
			let data3 = data.allow;
			if (Array.isArray(data3)) {
				if (data3.length > 256) {
					const err7 = {
						instancePath: instancePath + "/allow",
						schemaPath: "#/properties/allow/maxItems",
						keyword: "maxItems",
						params: { limit: 256 },
						message: "must NOT have more than 256 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 === "string") {
						if (func1(data4) > 4096) {
							const err8 = {
								instancePath: instancePath + "/allow/" + i1,
								schemaPath: "#/$defs/directory/maxLength",
								keyword: "maxLength",
								params: { limit: 4096 },
								message: "must NOT have more than 4096 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data4) < 1) {
							const err9 = {
								instancePath: instancePath + "/allow/" + i1,
								schemaPath: "#/$defs/directory/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/allow/" + i1,
							schemaPath: "#/$defs/directory/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/allow",
					schemaPath: "#/properties/allow/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.skip !== void 0) {
			let data5 = data.skip;
			if (Array.isArray(data5)) {
				if (data5.length > 256) {
					const err12 = {
						instancePath: instancePath + "/skip",
						schemaPath: "#/properties/skip/maxItems",
						keyword: "maxItems",
						params: { limit: 256 },
						message: "must NOT have more than 256 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data6 = data5[i2];
					if (typeof data6 === "string") {
						if (func1(data6) > 255) {
							const err13 = {
								instancePath: instancePath + "/skip/" + i2,
								schemaPath: "#/properties/skip/items/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (func1(data6) < 1) {
							const err14 = {
								instancePath: instancePath + "/skip/" + i2,
								schemaPath: "#/properties/skip/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/skip/" + i2,
							schemaPath: "#/properties/skip/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/skip",
					schemaPath: "#/properties/skip/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.timeout !== void 0) {
			if (typeof data.timeout !== "string") {
				const err17 = {
					instancePath: instancePath + "/timeout",
					schemaPath: "#/properties/timeout/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.concurrency !== void 0) {
			let data8 = data.concurrency;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err18 = {
					instancePath: instancePath + "/concurrency",
					schemaPath: "#/properties/concurrency/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 64 || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/concurrency",
						schemaPath: "#/properties/concurrency/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 64
						},
						message: "must be <= 64"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err20 = {
						instancePath: instancePath + "/concurrency",
						schemaPath: "#/properties/concurrency/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.sandbox !== void 0) {
			let data9 = data.sandbox;
			if (!(data9 === "auto" || data9 === "require" || data9 === "off")) {
				const err21 = {
					instancePath: instancePath + "/sandbox",
					schemaPath: "#/properties/sandbox/enum",
					keyword: "enum",
					params: { allowedValues: schema135.properties.sandbox.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.log !== void 0) {
			if (typeof data.log !== "boolean") {
				const err22 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/properties/log/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate67.errors = vErrors;
	return errors === 0;
}
validate67.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validatePattern = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.steps === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "steps" },
				message: "must have required property 'steps'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err4 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.steps !== void 0) {
			let data2 = data.steps;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err5 = {
						instancePath: instancePath + "/steps",
						schemaPath: "#/properties/steps/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.command === void 0) {
							const err6 = {
								instancePath: instancePath + "/steps/" + i0,
								schemaPath: "#/properties/steps/items/required",
								keyword: "required",
								params: { missingProperty: "command" },
								message: "must have required property 'command'"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data3.command !== void 0) {
							let data4 = data3.command;
							if (typeof data4 === "string") {
								if (func1(data4) < 1) {
									const err7 = {
										instancePath: instancePath + "/steps/" + i0 + "/command",
										schemaPath: "#/properties/steps/items/properties/command/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
							} else {
								const err8 = {
									instancePath: instancePath + "/steps/" + i0 + "/command",
									schemaPath: "#/properties/steps/items/properties/command/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (data3.description !== void 0) {
							if (typeof data3.description !== "string") {
								const err9 = {
									instancePath: instancePath + "/steps/" + i0 + "/description",
									schemaPath: "#/properties/steps/items/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/steps/" + i0,
							schemaPath: "#/properties/steps/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/steps",
					schemaPath: "#/properties/steps/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.variables !== void 0) {
			let data6 = data.variables;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key0 in data6) {
				let data7 = data6[key0];
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					if (data7.type !== void 0) {
						if (typeof data7.type !== "string") {
							const err12 = {
								instancePath: instancePath + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type",
								schemaPath: "#/properties/variables/additionalProperties/properties/type/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
					if (data7.description !== void 0) {
						if (typeof data7.description !== "string") {
							const err13 = {
								instancePath: instancePath + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
								schemaPath: "#/properties/variables/additionalProperties/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/variables/additionalProperties/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			else {
				const err15 = {
					instancePath: instancePath + "/variables",
					schemaPath: "#/properties/variables/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
	"props": {
		"name": true,
		"description": true,
		"steps": true,
		"variables": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateConfig, validateDelegation, validateMetadata, validatePattern, validatePolicy, validateVerdict };
