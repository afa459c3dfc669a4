/** A clause with a full stop. */
export const sentence = (clause: string): string => (/[.!?]$/.test(clause) ? clause : `${clause}.`)
