/** The text of a snippet without its placeholders: `{$1}` is `{}`, and `${1:false}` is `false`. */
export function withoutPlaces(snippet: string): string {
  return snippet.replace(/\$(?:\d+|\{\d+(?::([^}]*))?\})/gu, (_, value = "") => value).replace(/\\([$}\\])/gu, "$1");
}
