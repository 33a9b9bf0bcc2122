import { describe, expect, it } from "vitest";
import { renderPath, renderPointer, type Segment } from "../../src/errors/path.js";

describe.each<[Segment[], path: string, pointer: string]>([
  [[], "body", ""],
  [["channel"], "channel", "/channel"],
  [["a", "b", "c"], "a.b.c", "/a/b/c"],
  [["filters", 0, "name"], "filters[0].name", "/filters/0/name"],
  [["a", 1, 2], "a[1][2]", "/a/1/2"],
  [["utm_params", "a.b"], 'utm_params["a.b"]', "/utm_params/a.b"],
  [["utm_params", "0"], 'utm_params["0"]', "/utm_params/0"],
  [["utm_params", ""], 'utm_params[""]', "/utm_params/"],
  [["utm_params", "a b"], 'utm_params["a b"]', "/utm_params/a b"],
  [["utm_params", 'say "hi"'], 'utm_params["say \\"hi\\""]', '/utm_params/say "hi"'],
  [["utm_params", "~/"], 'utm_params["~/"]', "/utm_params/~0~1"],
  [["utm_params", "~1"], 'utm_params["~1"]', "/utm_params/~01"],
  [["utm_params", "$x_1"], "utm_params.$x_1", "/utm_params/$x_1"],
  [["content", "pt-BR", "push"], 'content["pt-BR"].push', "/content/pt-BR/push"],
  [["content", "größe"], 'content["größe"]', "/content/größe"],
  [["content", "a\u200d"], 'content["a\\u200d"]', "/content/a\u200d"],
  [["content", "\u202e\u009b\n"], 'content["\\u202e\\u009b\\n"]', "/content/\u202e\u009b\n"],
])("%j", (segments, path, pointer) => {
  it(`is ${path}`, () => expect(renderPath(segments)).toBe(path));
  it(`is pointed to by ${JSON.stringify(pointer)}`, () => expect(renderPointer(segments)).toBe(pointer));
});
