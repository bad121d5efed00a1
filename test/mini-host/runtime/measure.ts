/** One page's figures that WeChat's audit checks. */
export interface NodeFigures {
  readonly nodes: number
  readonly depth: number
  /** Most children under one node. */
  readonly children: number
}

/** Counts the page's elements, which WeChat counts as nodes. */
export function countNodes(page: Element): NodeFigures {
  let nodes = 0
  let depth = 0
  let children = 0
  const walk = (element: Element, level: number): void => {
    depth = Math.max(depth, level)
    children = Math.max(children, element.children.length)
    for (const child of element.children) {
      nodes += 1
      walk(child, level + 1)
    }
  }
  walk(page, 0)
  return { nodes, depth, children }
}
