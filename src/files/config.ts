/** The types of a configuration. */
import type { Context, CustomRule, RuleId, RuleLevel, State, StructureId } from "../index.js";

/** A type that the compiler does not infer from this argument. */
type Known<T> = [T][T extends unknown ? 0 : never];

/** The settings of a configuration, or of an override. `Id` are the ids of its custom rules. */
export interface ConfigSettings<Id extends string = never>
  extends Omit<Context, "rules" | "exceptions" | "customRules"> {
  /** Levels of rules. Structural rules cannot be overridden here; see `exceptions`. */
  rules?:
    | { [R in Exclude<RuleId, StructureId> | "input.json-unique-keys" | Known<Id>]?: RuleLevel | undefined }
    | undefined;
  /** Places where a rule is off or only warns. The first match decides, and takes precedence over `rules`. */
  exceptions?:
    | readonly {
        readonly rule: RuleId | Known<Id>;
        readonly path: string;
        readonly level: Exclude<RuleLevel, "error">;
      }[]
    | undefined;
  /** Rules of your own, made by `defineRule`. */
  customRules?: readonly (CustomRule & { readonly id: Id })[] | undefined;
}

/** Settings for some files. */
export interface ConfigOverride<Id extends string = never> extends ConfigSettings<Id> {
  /** Globs, relative to the folder of the configuration. */
  files: string | readonly string[];
  /** The operation whose bodies the files contain. */
  operation?: "create" | "update" | undefined;
  /** The state of the campaigns that the files update. */
  state?: State | undefined;
  /** The file of the campaign that the files update, relative to the folder of the configuration. */
  current?: string | undefined;
}

/** A configuration. */
export interface Config<Id extends string = never> extends ConfigSettings<Id> {
  $schema?: string | undefined;
  /** The http or https address at which the documentation is served. Links to the pages of rules begin with it. */
  docsUrl?: string | undefined;
  /** Globs of files not to check unless they are named, relative to the folder of the configuration. */
  ignores?: readonly string[] | undefined;
  /** Settings for some files. Later ones win. */
  overrides?: readonly ConfigOverride<Id>[] | undefined;
}

/** Returns the configuration. Editors complete it, and the compiler finds slips. */
export function defineConfig<const Id extends string = never>(config: Config<Id>): Config<Id> {
  return config;
}
