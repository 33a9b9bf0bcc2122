import type { MarkdownOptions } from "vitepress";
import { targetOf } from "../pages.js";

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Token = ReturnType<MarkdownIt["parse"]>[number];

/** The anchor of a heading, as GitHub makes it. */
export function slugOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}

/** Renders our pages, which are written for GitHub, as pages of the site. */
export function configureMarkdown(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  for (const type of ["text", "code_inline"]) {
    const render = rules[type];
    // Vue would evaluate what is in double braces.
    if (render) rules[type] = (...given) => render(...given).replaceAll("{{", "&#123;&#123;");
  }
  withSiteLinks(markdown);
}

/** Makes links lead to pages of the site. A link to another file of the repository becomes the path of that file. */
function withSiteLinks(markdown: MarkdownIt): void {
  markdown.core.ruler.push("site-links", ({ tokens, env, Token }) => {
    const path: string = env.relativePath;
    const code = (content: string) => Object.assign(new Token("code_inline", "code", 0), { content });
    const text = (content: string) => Object.assign(new Token("text", "", 0), { content });
    for (const token of tokens) {
      if (token.type === "html_block") token.content = withTwoPictures(token.content, path);
      if (token.children === null) continue;
      const children: Token[] = [];
      let file: string | undefined;
      let start = 0;
      for (const child of token.children) {
        if (child.type === "image") child.attrSet("src", addressIn(child.attrGet("src") ?? "", path));
        const isLink = child.type === "link_open" && child.attrGet("class") !== "header-anchor";
        const target = isLink ? targetOf(child.attrGet("href") ?? "", path) : undefined;
        if (target !== undefined && "file" in target) {
          file = target.file;
          start = children.length;
        } else if (child.type === "link_close" && file !== undefined) {
          const shown = children
            .slice(start)
            .map(({ content }) => content)
            .join("");
          if (file.endsWith(shown)) children.splice(start, children.length, code(file));
          else children.push(text(" ("), code(file), text(")"));
          file = undefined;
        } else {
          if (target !== undefined) child.attrSet("href", target.address);
          children.push(child);
        }
      }
      token.children = children;
    }
  });
}

/** The theme is the reader's choice on the site, so a picture for each is a choice of the style, not of the browser. */
function withTwoPictures(html: string, path: string): string {
  return html.replace(/<picture>.*?<\/picture>/gsu, (picture) => {
    const [dark, light, alt] = ["srcset", "src", "alt"].map(
      (name) => new RegExp(`\\s${name}="(.*?)"`, "u").exec(picture)?.[1] ?? "",
    );
    const image = (source = "", theme: string) =>
      `<img class="of-${theme}" src="${addressIn(source, path)}" alt="${alt}" loading="lazy">`;
    return image(light, "light") + image(dark, "dark");
  });
}

function addressIn(link: string, path: string): string {
  const target = targetOf(link, path);
  if ("file" in target) throw new Error(`${path}: ${target.file} is not on the site`);
  return target.address;
}
