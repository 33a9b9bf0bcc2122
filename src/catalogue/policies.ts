import { type Policies, policies as values } from "../context.js";

/** A reading of the specification that a user may want otherwise. */
export interface CataloguePolicy<Name extends keyof Policies = keyof Policies> {
  readonly name: Name;
  readonly values: readonly Policies[Name][];
  readonly default: Policies[Name];
  /** What the choice is about, and why there is one. */
  readonly summary: string;
}

/** Every policy. */
export const policies: readonly CataloguePolicy[] = [
  {
    name: "utmCustomKeys",
    values: values.utmCustomKeys,
    default: values.utmCustomKeys[0],
    summary:
      "Which names custom keys of `utm_params` may have. The specification says two things: on create they must " +
      'start with `utm_`, on update any name will do. "by-operation" follows it, "prefix" always wants the prefix, ' +
      '"any" never does.',
  },
  {
    name: "merge",
    values: values.merge,
    default: values.merge[0],
    summary:
      'How an update is merged into the stored campaign. With "component", as the specification has it, a component ' +
      'of the patch replaces the stored one whole; with "member", the members of the patch are laid over those of ' +
      "the stored component, one level deep.",
  },
];
