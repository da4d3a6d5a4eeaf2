import type { ReactNode } from 'react'

type Renderer = {
  App: unknown
  prepare: (page: unknown) => unknown
  pageOf: (count: number) => unknown
  createElement: (type: unknown, props: object) => ReactNode
  renderToString: (node: ReactNode) => string
}

/**
 * Measures `renderToString` in milliseconds, by page and renderer. Reports the 10th percentile, which other load on the
 * machine affects least.
 */
export function renderOnServer(
  renderers: readonly (readonly [string, Renderer])[],
  pages: readonly number[],
  count: number,
): Record<number, Record<string, number>> {
  return Object.fromEntries(
    pages.map((page) => {
      const times: Record<string, number[]> = {}
      const turns = Math.max(4, Math.ceil(page === 30 ? count * 10 : page === 300 ? count * 2 : count / 2))
      const works = renderers.map(([name, { App, prepare, pageOf, createElement, renderToString }]) => {
        const data = prepare(pageOf(page))
        return { name, work: () => renderToString(createElement(App, { data })) }
      })
      for (let turn = -turns; turn < turns; turn++) {
        for (const { name, work } of works) {
          const began = performance.now()
          work()
          if (turn >= 0) (times[name] ??= []).push(performance.now() - began)
        }
      }
      return [
        page,
        Object.fromEntries(
          Object.entries(times).map(([name, all]) => [
            name,
            all.toSorted((a, b) => a - b)[Math.floor(all.length / 10)]!,
          ]),
        ),
      ]
    }),
  )
}
