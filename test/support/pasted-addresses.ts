/** Email addresses, and what people paste in place of them, with the address that was certainly meant. */
export const pasted = {
  alone: ["jo@example.com", "mail.to@example.com", "mailto@example.com", "jo,ann@example.com", "jörg@münchen.example"],
  withMore: [
    ["mailto:jo@example.com", "jo@example.com"],
    ["MailTo:jo@example.com", "jo@example.com"],
    ["<jo@example.com>", "jo@example.com"],
    ["<mailto:jo@example.com>", "jo@example.com"],
    ["jo@example.com,", "jo@example.com"],
    ["<jo@example.com>,", "jo@example.com"],
    ["\u200bjo@example.com", "jo@example.com"],
    ["jo@exam\u200dple.com\u2060", "jo@example.com"],
    ["\u200cmailto:jo@example.com\u200e", "jo@example.com"],
    ["\u202ajo@example.com\u202c", "jo@example.com"],
    ["\u2066jörg@münchen.example\u2069", "jörg@münchen.example"],
    ["mailto:jo@example.com?subject=x", undefined],
    ["mailto://jo@example.com", undefined],
    ["Jo<jo@example.com>", undefined],
    ["jo@example.com>x", undefined],
  ],
} satisfies { alone: readonly string[]; withMore: readonly (readonly [string, string | undefined])[] };
