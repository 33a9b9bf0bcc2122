// The UTF-16 units that give a JSON text its structure.
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;
