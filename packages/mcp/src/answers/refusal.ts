/** Why a tool cannot answer, as a sentence for the agent. */
export class Refusal extends Error {}
