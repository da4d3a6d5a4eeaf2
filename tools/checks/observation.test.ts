import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMetrics } from '@millwright/edge/metrics'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { mallReadings } from '../../apps/mall-api/src/app/mallReadings.ts'
import { shopReadings } from '../../packages/host/src/node/shopReadings.ts'
import { root } from '../children.ts'

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; action: string }
}
type Panel = { title: string; targets: { expr: string }[] }

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const { groups } = parse(text('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(text('deploy/grafana/millwright.json')) as { panels: Panel[] }

const limits = {
  held: () => ({ connections: 0, unfinished: 0 }),
  ended: () => ({ refused: 0, slowBodies: 0, slowReaders: 0 }),
}
const lines = () => 0
const gate = { seats: 1, inside: () => 0, waiting: () => 0, refused: () => 0 }
const programs = [
  createMetrics('storefront', shopReadings({ gate, limits, chat: { lines } })),
  createMetrics(
    'mall-api',
    mallReadings({ gate, limits, hub: { lines }, finder: { figures: () => ({ products: 0, skus: 0, age: 0 }) } }),
  ),
]
afterAll(() => {
  for (const { end } of programs) end()
})

/** Returns the names of all series that the programs export. */
async function exported(): Promise<Set<string>> {
  const texts = await Promise.all(programs.map((program) => program.text()))
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)])
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
    ),
  )
}

/** Returns the names of the metrics in an expression: all words except functions, labels, keywords and texts. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => name !== 'or')
}

it('names only metrics that a program exports, in the dashboard and in the alerts', async () => {
  const known = await exported()
  const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap((panel) => panel.targets.map((t) => t.expr))]
  const named = expressions.flatMap(namesIn)
  expect(new Set(named).size).toBeGreaterThan(15)
  // `up` is Prometheus's own metric: whether a program answered.
  expect(named.filter((name) => name !== 'up' && !known.has(name))).toEqual([])
})

it('exports the gate’s metrics from both programs', async () => {
  for (const program of programs)
    expect(await program.text()).toMatch(/gate_seats\{[^}]*\} 1\n[^]*gate_refused_total\{[^}]*\} 0\n/)
})

it('shows or watches every metric of the project', async () => {
  const shown = text('deploy/alerts.yaml') + text('deploy/grafana/millwright.json')
  const own = [...(await exported())].filter((name) => !/^(nodejs|process)_/.test(name))
  expect(own.filter((name) => !shown.includes(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
})

it('has ten alerts, each with a summary and an action', () => {
  expect(rules.map(({ alert }) => alert)).toHaveLength(10)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10)
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.summary, alert).toMatch(/\.$/)
    expect(annotations.action, alert).toMatch(/\.$/)
    expect(['page', 'ticket'], alert).toContain(labels.severity)
  }
})

it('has a panel for each subject, each with a different title', () => {
  const titles = panels.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining(['Requests', 'Errors', 'Gate', 'Caches', 'SQL', 'Jobs', 'Chat', 'Search']),
  )
  expect(new Set(titles).size).toBe(titles.length)
  expect(panels.filter(({ targets }) => !targets.length)).toEqual([])
})
