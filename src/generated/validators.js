// Generated from schemas/ by scripts/gen-validators.mjs. Do not edit.
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
	"title": "ATIP 0.1 document",
	"description": "One tool's metadata: what it prints on --agent, or a shim that says the same. Unknown fields are kept. The x- fields are described in docs/guide/document-format.md.",
	"type": "object",
	"required": [
		"atip",
		"name",
		"version",
		"description"
	],
	"properties": {
		"atip": {
			"description": "Protocol version: \"0.1\", or the later object form.",
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
			"maxLength": 255,
			"description": "Name of the executable."
		},
		"version": {
			"type": "string",
			"description": "Version of the tool. No format is demanded."
		},
		"description": {
			"type": "string",
			"description": "One line."
		},
		"homepage": {
			"type": "string",
			"description": "URL of the documentation."
		},
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
		"trust": {
			"type": "object",
			"description": "Later form; kept, never believed."
		},
		"partial": { "type": "boolean" },
		"omitted": {
			"type": "object",
			"description": "Later form: what a trimmed document leaves out."
		},
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
		"x-complete": { "type": "boolean" },
		"x-executes": { "$ref": "#/$defs/executes" },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-safer": { "$ref": "#/$defs/safer" },
		"x-self": { "$ref": "#/$defs/effects" },
		"x-other-options": { "$ref": "#/$defs/effects" }
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
				"x-complete": { "type": "boolean" },
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-stdin": { "$ref": "#/$defs/stdin" },
				"x-safer": { "$ref": "#/$defs/safer" },
				"x-self": { "$ref": "#/$defs/effects" },
				"x-other-options": { "$ref": "#/$defs/effects" },
				"x-overrides": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-syntax": { "$ref": "#/$defs/syntax" }
			}
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
				"required": { "type": "boolean" },
				"description": { "type": "string" },
				"variadic": { "type": "boolean" },
				"enum": { "type": "array" },
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-values": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/valueEffects" }
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
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-opens": {
					"type": "array",
					"items": { "enum": [
						"editor",
						"browser",
						"pager"
					] }
				},
				"x-assignments": { "type": "boolean" },
				"x-appends": { "type": "boolean" },
				"x-stdin": { "$ref": "#/$defs/stdin" },
				"x-unless": {
					"type": "array",
					"items": { "type": "string" }
				}
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
				"description": { "type": "string" },
				"required": { "type": "boolean" },
				"variadic": { "type": "boolean" },
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-values": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/valueEffects" }
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
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-opens": {
					"type": "array",
					"items": { "enum": [
						"editor",
						"browser",
						"pager"
					] }
				},
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
				"x-mode": { "$ref": "#/$defs/effects" },
				"x-neutralizes": {
					"type": "array",
					"items": { "type": "string" }
				},
				"x-stdin": { "$ref": "#/$defs/stdin" }
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
				"x-network-scope": { "enum": ["service", "argument"] },
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
				}
			}
		},
		"executes": {
			"type": "string",
			"pattern": "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$"
		},
		"pathRole": {
			"enum": [
				"read",
				"write",
				"delete",
				"cwd"
			],
			"description": "What happens to the path that the value names."
		},
		"stdin": { "type": ["string", "boolean"] },
		"variable": {
			"type": "object",
			"properties": {
				"x-executes": { "$ref": "#/$defs/executes" },
				"x-path": { "$ref": "#/$defs/pathRole" },
				"x-effects": { "$ref": "#/$defs/effects" },
				"x-language": { "type": "string" }
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
		}
	}
};
const schema48 = {
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
		"doubleDash": { "type": "boolean" },
		"operandsOnly": { "type": "boolean" },
		"keyValue": { "type": "boolean" },
		"firstCluster": { "type": "boolean" },
		"optionsAsWords": { "type": "boolean" }
	}
};
const schema40 = { "type": ["string", "boolean"] };
const pattern4 = /* @__PURE__ */ new RegExp("^0\\.[0-9]+(\\.[0-9]+)?$", "u");
const pattern5 = /* @__PURE__ */ new RegExp("^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$", "u");
const func1 = require_ucs2length().default;
const schema34 = {
	"type": "object",
	"required": ["name"],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 1
		},
		"type": { "type": "string" },
		"required": { "type": "boolean" },
		"description": { "type": "string" },
		"variadic": { "type": "boolean" },
		"enum": { "type": "array" },
		"x-effects": { "$ref": "#/$defs/effects" },
		"x-values": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/valueEffects" }
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
		"x-path": { "$ref": "#/$defs/pathRole" },
		"x-opens": {
			"type": "array",
			"items": { "enum": [
				"editor",
				"browser",
				"pager"
			] }
		},
		"x-assignments": { "type": "boolean" },
		"x-appends": { "type": "boolean" },
		"x-stdin": { "$ref": "#/$defs/stdin" },
		"x-unless": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
const schema39 = {
	"enum": [
		"read",
		"write",
		"delete",
		"cwd"
	],
	"description": "What happens to the path that the value names."
};
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
		"x-network-scope": { "enum": ["service", "argument"] },
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
		if (data["x-network-scope"] !== void 0) {
			let data29 = data["x-network-scope"];
			if (!(data29 === "service" || data29 === "argument")) {
				const err29 = {
					instancePath: instancePath + "/x-network-scope",
					schemaPath: "#/properties/x-network-scope/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties["x-network-scope"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data["x-reveals"] !== void 0) {
			let data30 = data["x-reveals"];
			if (Array.isArray(data30)) {
				const len4 = data30.length;
				for (let i4 = 0; i4 < len4; i4++) if (typeof data30[i4] !== "string") {
					const err30 = {
						instancePath: instancePath + "/x-reveals/" + i4,
						schemaPath: "#/properties/x-reveals/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/x-reveals",
					schemaPath: "#/properties/x-reveals/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data32 = data["x-executes"];
			const _errs65 = errors;
			let valid15 = false;
			const _errs66 = errors;
			if (typeof data32 !== "boolean") {
				const err32 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/properties/x-executes/anyOf/0/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			var _valid0 = _errs66 === errors;
			valid15 = valid15 || _valid0;
			const _errs68 = errors;
			if (typeof data32 === "string") {
				if (!pattern5.test(data32)) {
					const err33 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
			var _valid0 = _errs68 === errors;
			valid15 = valid15 || _valid0;
			if (!valid15) {
				const err35 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/properties/x-executes/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			} else {
				errors = _errs65;
				if (vErrors !== null) {
					if (_errs65) vErrors.length = _errs65;
					else vErrors = null;
				}
			}
		}
	} else {
		const err36 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err36];
		else vErrors.push(err36);
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
		"x-network-scope": true,
		"x-reveals": true,
		"x-executes": true
	},
	"dynamicProps": false,
	"dynamicItems": false
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
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
validate26.evaluated = {
	"props": {
		"x-mode": true,
		"x-neutralizes": true,
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
		if (data.required !== void 0) {
			if (typeof data.required !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/required",
					schemaPath: "#/properties/required/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
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
		if (data.variadic !== void 0) {
			if (typeof data.variadic !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/variadic",
					schemaPath: "#/properties/variadic/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.enum !== void 0) {
			if (!Array.isArray(data.enum)) {
				const err7 = {
					instancePath: instancePath + "/enum",
					schemaPath: "#/properties/enum/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
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
		if (data["x-executes"] !== void 0) {
			let data9 = data["x-executes"];
			if (typeof data9 === "string") {
				if (!pattern5.test(data9)) {
					const err9 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data["x-language"] !== void 0) {
			let data10 = data["x-language"];
			if (typeof data10 === "string") {
				if (func1(data10) < 1) {
					const err11 = {
						instancePath: instancePath + "/x-language",
						schemaPath: "#/properties/x-language/minLength",
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
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data["x-placeholder"] !== void 0) {
			let data11 = data["x-placeholder"];
			if (typeof data11 === "string") {
				if (func1(data11) < 1) {
					const err13 = {
						instancePath: instancePath + "/x-placeholder",
						schemaPath: "#/properties/x-placeholder/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/x-placeholder",
					schemaPath: "#/properties/x-placeholder/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data12 = data["x-path"];
			if (!(data12 === "read" || data12 === "write" || data12 === "delete" || data12 === "cwd")) {
				const err15 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["x-opens"] !== void 0) {
			let data13 = data["x-opens"];
			if (Array.isArray(data13)) {
				const len0 = data13.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data14 = data13[i0];
					if (!(data14 === "editor" || data14 === "browser" || data14 === "pager")) {
						const err16 = {
							instancePath: instancePath + "/x-opens/" + i0,
							schemaPath: "#/properties/x-opens/items/enum",
							keyword: "enum",
							params: { allowedValues: schema34.properties["x-opens"].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/x-opens",
					schemaPath: "#/properties/x-opens/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data["x-assignments"] !== void 0) {
			if (typeof data["x-assignments"] !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/x-assignments",
					schemaPath: "#/properties/x-assignments/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data["x-appends"] !== void 0) {
			if (typeof data["x-appends"] !== "boolean") {
				const err19 = {
					instancePath: instancePath + "/x-appends",
					schemaPath: "#/properties/x-appends/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data17 = data["x-stdin"];
			if (typeof data17 !== "string" && typeof data17 !== "boolean") {
				const err20 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data["x-unless"] !== void 0) {
			let data18 = data["x-unless"];
			if (Array.isArray(data18)) {
				const len1 = data18.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data18[i1] !== "string") {
					const err21 = {
						instancePath: instancePath + "/x-unless/" + i1,
						schemaPath: "#/properties/x-unless/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/x-unless",
					schemaPath: "#/properties/x-unless/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
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
	validate23.errors = vErrors;
	return errors === 0;
}
validate23.evaluated = {
	"props": {
		"name": true,
		"type": true,
		"required": true,
		"description": true,
		"variadic": true,
		"enum": true,
		"x-effects": true,
		"x-values": true,
		"x-executes": true,
		"x-language": true,
		"x-placeholder": true,
		"x-path": true,
		"x-opens": true,
		"x-assignments": true,
		"x-appends": true,
		"x-stdin": true,
		"x-unless": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const schema41 = {
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
		"description": { "type": "string" },
		"required": { "type": "boolean" },
		"variadic": { "type": "boolean" },
		"x-effects": { "$ref": "#/$defs/effects" },
		"x-values": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/valueEffects" }
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
		"x-path": { "$ref": "#/$defs/pathRole" },
		"x-opens": {
			"type": "array",
			"items": { "enum": [
				"editor",
				"browser",
				"pager"
			] }
		},
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
		"x-mode": { "$ref": "#/$defs/effects" },
		"x-neutralizes": {
			"type": "array",
			"items": { "type": "string" }
		},
		"x-stdin": { "$ref": "#/$defs/stdin" }
	}
};
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
			let data9 = data["x-values"];
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				for (const key0 in data9) if (!validate26(data9[key0], {
					instancePath: instancePath + "/x-values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data9,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/x-values",
					schemaPath: "#/properties/x-values/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data11 = data["x-executes"];
			if (typeof data11 === "string") {
				if (!pattern5.test(data11)) {
					const err13 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data["x-language"] !== void 0) {
			let data12 = data["x-language"];
			if (typeof data12 === "string") {
				if (func1(data12) < 1) {
					const err15 = {
						instancePath: instancePath + "/x-language",
						schemaPath: "#/properties/x-language/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data["x-placeholder"] !== void 0) {
			let data13 = data["x-placeholder"];
			if (typeof data13 === "string") {
				if (func1(data13) < 1) {
					const err17 = {
						instancePath: instancePath + "/x-placeholder",
						schemaPath: "#/properties/x-placeholder/minLength",
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
					instancePath: instancePath + "/x-placeholder",
					schemaPath: "#/properties/x-placeholder/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data14 = data["x-path"];
			if (!(data14 === "read" || data14 === "write" || data14 === "delete" || data14 === "cwd")) {
				const err19 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["x-opens"] !== void 0) {
			let data15 = data["x-opens"];
			if (Array.isArray(data15)) {
				const len1 = data15.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data16 = data15[i1];
					if (!(data16 === "editor" || data16 === "browser" || data16 === "pager")) {
						const err20 = {
							instancePath: instancePath + "/x-opens/" + i1,
							schemaPath: "#/properties/x-opens/items/enum",
							keyword: "enum",
							params: { allowedValues: schema41.properties["x-opens"].items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/x-opens",
					schemaPath: "#/properties/x-opens/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data["x-value"] !== void 0) {
			let data17 = data["x-value"];
			if (!(data17 === "required" || data17 === "optional" || data17 === "none")) {
				const err22 = {
					instancePath: instancePath + "/x-value",
					schemaPath: "#/properties/x-value/enum",
					keyword: "enum",
					params: { allowedValues: schema41.properties["x-value"].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data["x-arity"] !== void 0) {
			let data18 = data["x-arity"];
			if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
				const err23 = {
					instancePath: instancePath + "/x-arity",
					schemaPath: "#/properties/x-arity/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data18 == "number" && isFinite(data18)) {
				if (data18 > 16 || isNaN(data18)) {
					const err24 = {
						instancePath: instancePath + "/x-arity",
						schemaPath: "#/properties/x-arity/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 16
						},
						message: "must be <= 16"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data18 < 0 || isNaN(data18)) {
					const err25 = {
						instancePath: instancePath + "/x-arity",
						schemaPath: "#/properties/x-arity/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data["x-negatable"] !== void 0) {
			if (typeof data["x-negatable"] !== "boolean") {
				const err26 = {
					instancePath: instancePath + "/x-negatable",
					schemaPath: "#/properties/x-negatable/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
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
			let data21 = data["x-neutralizes"];
			if (Array.isArray(data21)) {
				const len2 = data21.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data21[i2] !== "string") {
					const err27 = {
						instancePath: instancePath + "/x-neutralizes/" + i2,
						schemaPath: "#/properties/x-neutralizes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/x-neutralizes",
					schemaPath: "#/properties/x-neutralizes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data23 = data["x-stdin"];
			if (typeof data23 !== "string" && typeof data23 !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
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
		"description": true,
		"required": true,
		"variadic": true,
		"x-effects": true,
		"x-values": true,
		"x-executes": true,
		"x-language": true,
		"x-placeholder": true,
		"x-path": true,
		"x-opens": true,
		"x-value": true,
		"x-arity": true,
		"x-negatable": true,
		"x-mode": true,
		"x-neutralizes": true,
		"x-stdin": true
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
		if (data["x-complete"] !== void 0) {
			if (typeof data["x-complete"] !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/x-complete",
					schemaPath: "#/properties/x-complete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data12 = data["x-executes"];
			if (typeof data12 === "string") {
				if (!pattern5.test(data12)) {
					const err8 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data13 = data["x-stdin"];
			if (typeof data13 !== "string" && typeof data13 !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data["x-safer"] !== void 0) {
			let data14 = data["x-safer"];
			if (Array.isArray(data14)) {
				const len4 = data14.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data15 = data14[i4];
					if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
						if (data15.replace === void 0) {
							const err11 = {
								instancePath: instancePath + "/x-safer/" + i4,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "replace" },
								message: "must have required property 'replace'"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data15.with === void 0) {
							const err12 = {
								instancePath: instancePath + "/x-safer/" + i4,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "with" },
								message: "must have required property 'with'"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data15.replace !== void 0) {
							if (typeof data15.replace !== "string") {
								const err13 = {
									instancePath: instancePath + "/x-safer/" + i4 + "/replace",
									schemaPath: "#/$defs/safer/items/properties/replace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						if (data15.with !== void 0) {
							if (typeof data15.with !== "string") {
								const err14 = {
									instancePath: instancePath + "/x-safer/" + i4 + "/with",
									schemaPath: "#/$defs/safer/items/properties/with/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data15.description !== void 0) {
							if (typeof data15.description !== "string") {
								const err15 = {
									instancePath: instancePath + "/x-safer/" + i4 + "/description",
									schemaPath: "#/$defs/safer/items/properties/description/type",
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
							instancePath: instancePath + "/x-safer/" + i4,
							schemaPath: "#/$defs/safer/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/x-safer",
					schemaPath: "#/$defs/safer/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
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
			let data21 = data["x-overrides"];
			if (Array.isArray(data21)) {
				const len5 = data21.length;
				for (let i5 = 0; i5 < len5; i5++) if (typeof data21[i5] !== "string") {
					const err18 = {
						instancePath: instancePath + "/x-overrides/" + i5,
						schemaPath: "#/properties/x-overrides/items/type",
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
					instancePath: instancePath + "/x-overrides",
					schemaPath: "#/properties/x-overrides/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["x-syntax"] !== void 0) {
			let data23 = data["x-syntax"];
			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
				if (data23.permute !== void 0) {
					if (typeof data23.permute !== "boolean") {
						const err20 = {
							instancePath: instancePath + "/x-syntax/permute",
							schemaPath: "#/$defs/syntax/properties/permute/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data23.bundling !== void 0) {
					if (typeof data23.bundling !== "boolean") {
						const err21 = {
							instancePath: instancePath + "/x-syntax/bundling",
							schemaPath: "#/$defs/syntax/properties/bundling/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data23.longDash !== void 0) {
					let data26 = data23.longDash;
					if (!(data26 === "double" || data26 === "single" || data26 === "either")) {
						const err22 = {
							instancePath: instancePath + "/x-syntax/longDash",
							schemaPath: "#/$defs/syntax/properties/longDash/enum",
							keyword: "enum",
							params: { allowedValues: schema48.properties.longDash.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data23.abbreviations !== void 0) {
					if (typeof data23.abbreviations !== "boolean") {
						const err23 = {
							instancePath: instancePath + "/x-syntax/abbreviations",
							schemaPath: "#/$defs/syntax/properties/abbreviations/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data23.attached !== void 0) {
					if (typeof data23.attached !== "boolean") {
						const err24 = {
							instancePath: instancePath + "/x-syntax/attached",
							schemaPath: "#/$defs/syntax/properties/attached/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data23.booleanValues !== void 0) {
					if (typeof data23.booleanValues !== "boolean") {
						const err25 = {
							instancePath: instancePath + "/x-syntax/booleanValues",
							schemaPath: "#/$defs/syntax/properties/booleanValues/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data23.doubleDash !== void 0) {
					if (typeof data23.doubleDash !== "boolean") {
						const err26 = {
							instancePath: instancePath + "/x-syntax/doubleDash",
							schemaPath: "#/$defs/syntax/properties/doubleDash/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data23.operandsOnly !== void 0) {
					if (typeof data23.operandsOnly !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/x-syntax/operandsOnly",
							schemaPath: "#/$defs/syntax/properties/operandsOnly/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data23.keyValue !== void 0) {
					if (typeof data23.keyValue !== "boolean") {
						const err28 = {
							instancePath: instancePath + "/x-syntax/keyValue",
							schemaPath: "#/$defs/syntax/properties/keyValue/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data23.firstCluster !== void 0) {
					if (typeof data23.firstCluster !== "boolean") {
						const err29 = {
							instancePath: instancePath + "/x-syntax/firstCluster",
							schemaPath: "#/$defs/syntax/properties/firstCluster/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data23.optionsAsWords !== void 0) {
					if (typeof data23.optionsAsWords !== "boolean") {
						const err30 = {
							instancePath: instancePath + "/x-syntax/optionsAsWords",
							schemaPath: "#/$defs/syntax/properties/optionsAsWords/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/x-syntax",
					schemaPath: "#/$defs/syntax/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
	} else {
		const err32 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
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
		"x-complete": true,
		"x-executes": true,
		"x-stdin": true,
		"x-safer": true,
		"x-self": true,
		"x-other-options": true,
		"x-overrides": true,
		"x-syntax": true
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
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate45.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["x-executes"] !== void 0) {
			let data0 = data["x-executes"];
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err0 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["x-path"] !== void 0) {
			let data1 = data["x-path"];
			if (!(data1 === "read" || data1 === "write" || data1 === "delete" || data1 === "cwd")) {
				const err2 = {
					instancePath: instancePath + "/x-path",
					schemaPath: "#/$defs/pathRole/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
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
		if (data["x-language"] !== void 0) {
			if (typeof data["x-language"] !== "string") {
				const err3 = {
					instancePath: instancePath + "/x-language",
					schemaPath: "#/properties/x-language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
	validate45.errors = vErrors;
	return errors === 0;
}
validate45.evaluated = {
	"props": {
		"x-executes": true,
		"x-path": true,
		"x-effects": true,
		"x-language": true
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
							params: { allowedValues: schema48.properties.longDash.enum },
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
				if (data44.doubleDash !== void 0) {
					if (typeof data44.doubleDash !== "boolean") {
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
				if (data44.operandsOnly !== void 0) {
					if (typeof data44.operandsOnly !== "boolean") {
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
				if (data44.keyValue !== void 0) {
					if (typeof data44.keyValue !== "boolean") {
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
				if (data44.firstCluster !== void 0) {
					if (typeof data44.firstCluster !== "boolean") {
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
				if (data44.optionsAsWords !== void 0) {
					if (typeof data44.optionsAsWords !== "boolean") {
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
		if (data["x-environment"] !== void 0) {
			let data56 = data["x-environment"];
			if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
				for (const key1 in data56) if (!validate45(data56[key1], {
					instancePath: instancePath + "/x-environment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data56,
					parentDataProperty: key1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
					errors = vErrors.length;
				}
			} else {
				const err67 = {
					instancePath: instancePath + "/x-environment",
					schemaPath: "#/properties/x-environment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err67];
				else vErrors.push(err67);
				errors++;
			}
		}
		if (data["x-complete"] !== void 0) {
			if (typeof data["x-complete"] !== "boolean") {
				const err68 = {
					instancePath: instancePath + "/x-complete",
					schemaPath: "#/properties/x-complete/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
		}
		if (data["x-executes"] !== void 0) {
			let data59 = data["x-executes"];
			if (typeof data59 === "string") {
				if (!pattern5.test(data59)) {
					const err69 = {
						instancePath: instancePath + "/x-executes",
						schemaPath: "#/$defs/executes/pattern",
						keyword: "pattern",
						params: { pattern: "^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$" },
						message: "must match pattern \"^(argv|argv-rest|argv-until:.+|shell|file|remote|code)$\""
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
			} else {
				const err70 = {
					instancePath: instancePath + "/x-executes",
					schemaPath: "#/$defs/executes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
		}
		if (data["x-stdin"] !== void 0) {
			let data60 = data["x-stdin"];
			if (typeof data60 !== "string" && typeof data60 !== "boolean") {
				const err71 = {
					instancePath: instancePath + "/x-stdin",
					schemaPath: "#/$defs/stdin/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,boolean"
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
		}
		if (data["x-safer"] !== void 0) {
			let data61 = data["x-safer"];
			if (Array.isArray(data61)) {
				const len8 = data61.length;
				for (let i8 = 0; i8 < len8; i8++) {
					let data62 = data61[i8];
					if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
						if (data62.replace === void 0) {
							const err72 = {
								instancePath: instancePath + "/x-safer/" + i8,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "replace" },
								message: "must have required property 'replace'"
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
						if (data62.with === void 0) {
							const err73 = {
								instancePath: instancePath + "/x-safer/" + i8,
								schemaPath: "#/$defs/safer/items/required",
								keyword: "required",
								params: { missingProperty: "with" },
								message: "must have required property 'with'"
							};
							if (vErrors === null) vErrors = [err73];
							else vErrors.push(err73);
							errors++;
						}
						if (data62.replace !== void 0) {
							if (typeof data62.replace !== "string") {
								const err74 = {
									instancePath: instancePath + "/x-safer/" + i8 + "/replace",
									schemaPath: "#/$defs/safer/items/properties/replace/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
						}
						if (data62.with !== void 0) {
							if (typeof data62.with !== "string") {
								const err75 = {
									instancePath: instancePath + "/x-safer/" + i8 + "/with",
									schemaPath: "#/$defs/safer/items/properties/with/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
						}
						if (data62.description !== void 0) {
							if (typeof data62.description !== "string") {
								const err76 = {
									instancePath: instancePath + "/x-safer/" + i8 + "/description",
									schemaPath: "#/$defs/safer/items/properties/description/type",
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
							instancePath: instancePath + "/x-safer/" + i8,
							schemaPath: "#/$defs/safer/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err77];
						else vErrors.push(err77);
						errors++;
					}
				}
			} else {
				const err78 = {
					instancePath: instancePath + "/x-safer",
					schemaPath: "#/$defs/safer/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err78];
				else vErrors.push(err78);
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
	} else {
		const err79 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err79];
		else vErrors.push(err79);
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
		"x-complete": true,
		"x-executes": true,
		"x-stdin": true,
		"x-safer": true,
		"x-self": true,
		"x-other-options": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateMetadata };
