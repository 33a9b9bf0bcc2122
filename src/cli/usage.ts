/** The command was used incorrectly; the message says how. */
export class WrongUsage extends Error {}
