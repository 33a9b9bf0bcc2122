/**
 * The options of a test that takes long beside those of its file. `npm test` leaves it out. Otherwise it has none: `skip`,
 * even if false, would replace the condition of `it.runIf`.
 */
export const slow: { readonly skip?: true } = process.env["TEST_BUDGET"] === "quick" ? { skip: true } : {};
