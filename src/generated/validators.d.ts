// Generated from schemas/ by scripts/gen-validators.mjs. Do not edit.
interface Validator {
  (value: unknown): boolean
  errors?: readonly { readonly keyword: string; readonly instancePath: string; readonly params: Readonly<Record<string, unknown>>; readonly message?: string }[] | null
}
export declare const validateMetadata: Validator
export declare const validatePolicy: Validator
export declare const validateDelegation: Validator
export declare const validateVerdict: Validator
export declare const validateConfig: Validator
export declare const validatePattern: Validator
