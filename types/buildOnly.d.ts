/** What Taro's types import of build tools, whose own types would bring Node's into the app (src/tsconfig.json). */
export {}
