import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@millwright/edge/settings'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settings as ofMallApi } from '../../apps/mall-api/src/app/settings.ts'
import { settings as ofStorefront } from '../../apps/storefront/src/settings.ts'
import { root } from '../children.ts'

type Env = Record<string, string>
type Names = { properties: { env: { propertyNames: { enum: string[] } } } }

const chart = join(root, 'deploy/helm/millwright')
const text = (file: string) => readFileSync(join(chart, file), 'utf8')
const values = parse(text('values.yaml')) as Record<'storefront' | 'mallApi', { env: Env }>
const schema = JSON.parse(text('values.schema.json')) as { properties: Record<'storefront' | 'mallApi', Names> }
const helpers = text('templates/_helpers.tpl')

const without: Readonly<Record<string, string>> = {
  LOG_FORMAT: 'a container has no terminal',
  OTEL_SERVICE_NAME: 'the program’s name',
}

/** Returns the body of a template that is defined in `_helpers.tpl`. */
const defined = (name: string) => helpers.split(`{{- define "millwright.${name}"`)[1]?.split('{{- define')[0] ?? ''
const secretsOf = (component: string) =>
  [...defined(`${component}.secrets`).matchAll(/^([A-Z_]+): (?:required|optional)$/gm)].map(([, name]) => name!)
const writtenIn = (template: string) => [...template.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name]) => name!)

it.each([
  ['storefront', 'storefront', ofStorefront, text('templates/storefront.yaml')],
  ['mall-api', 'mallApi', ofMallApi, defined('mall-api.env')],
] as const)(
  'passes every setting to the %s once, or lists the reason for omitting it',
  (component, program, { shape }, template) => {
    const given = [...writtenIn(template), ...secretsOf(component), ...Object.keys(values[program].env)]
    expect(given.toSorted()).toEqual(
      Object.keys(shape)
        .filter((name) => !(name in without))
        .toSorted(),
    )
  },
)

it.each(['storefront', 'mallApi'] as const)(
  'accepts only the settings that the values of the %s contain',
  (program) => {
    const { env } = schema.properties[program].properties
    expect(env.propertyNames.enum).toEqual(Object.keys(values[program].env))
  },
)

it.each([
  ['storefront', ofStorefront, 'SHOP_HOSTS'],
  ['mallApi', ofMallApi, 'MALL'],
] as const)('has values that the %s accepts', (program, { shape }, required) => {
  const { env } = values[program]
  const fields: Settings['shape'] = shape
  const refused = Object.entries(env).filter(([name, value]) => value && !fields[name]?.safeParse(value).success)
  expect(refused).toEqual([])
  expect(env).toHaveProperty(required)
})

const templates = globSync('templates/*.yaml', { cwd: chart })

it.each(templates)('is valid YAML when its template actions are replaced: %s', (file) => {
  const skeleton = text(file)
    .replaceAll(/^[ \t]*\{\{-? [^}]*\}\}[ \t]*$/gm, '')
    .replaceAll(/\{\{[^}]*\}\}/g, 'x')
  const faults = parseAllDocuments(skeleton).flatMap(({ errors }) => errors.map(({ message }) => message))
  expect(faults).toEqual([])
})

it('finds the templates', () => {
  expect(templates.length).toBeGreaterThan(3)
})

type Container = { name: string; env: { name: string; value?: string }[]; securityContext: object }
type PodTemplate = { metadata: { labels: Env }; spec: { containers: Container[] } }
type Manifest = {
  kind: string
  metadata: { name: string }
  spec: { template?: PodTemplate; selector?: Env; rules?: { http: { paths: { backend: Backend }[] } }[] }
}
type Backend = { service: { name: string } }

const helm = (...args: string[]) => spawnSync('helm', args, { cwd: chart, encoding: 'utf8' })
const hasHelm = helm('version').status === 0
const why = hasHelm ? '' : ' (there is no helm on the PATH)'
const files = globSync('ci/*.yaml', { cwd: chart })

/** Renders the chart with a values file and returns the Kubernetes objects. */
function render(file: string): Manifest[] {
  const { stdout, stderr, status } = helm('template', 'mall', '.', '--kube-version', '1.34.0', '-f', file)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}

it.skipIf(!hasHelm).each(files)(`renders objects whose references to each other resolve: %s${why}`, (file) => {
  const objects = render(file)
  const pods = objects.flatMap(({ spec }) => spec.template ?? [])
  const services = objects.filter(({ kind }) => kind === 'Service')
  const named = services.map(({ metadata }) => metadata.name)

  const containers = pods.flatMap(({ spec }) => spec.containers)
  const bases = containers.flatMap(({ env }) =>
    env
      .filter(({ name }) => name === 'MALL_API_BASE' || name === 'MALL_IM_BASE')
      .flatMap(({ value = '' }) => value.split(',').map((base) => new URL(base).hostname)),
  )
  const backends = objects.flatMap(({ spec }) =>
    (spec.rules ?? []).flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name)),
  )
  expect(bases.length).toBeGreaterThan(1)
  expect([...bases, ...backends].filter((name) => !named.includes(name))).toEqual([])

  const ofNoPod = services.filter(({ spec }) => {
    const { 'statefulset.kubernetes.io/pod-name': _pod, ...labels } = spec.selector ?? {}
    return !pods.some(({ metadata }) =>
      Object.entries(labels).every(([name, value]) => metadata.labels[name] === value),
    )
  })
  expect(ofNoPod).toEqual([])

  for (const { env, securityContext } of containers) {
    const names = env.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
  }
})

it.skipIf(!hasHelm).each([
  ['a misspelt setting', 'storefront.env.SHOP_HOST=shop.example', 'SHOP_HOST'],
  ['a setting that is not text', 'mallApi.env.DATABASE_CONNECTIONS=20', 'Expected: string'],
  ['a missing Secret', 'mallApi.secret=', 'Name the Secret of the mall-api.'],
  ['a shop without hosts', 'storefront.env.SHOP_HOSTS=', "Name the shop's hosts"],
])(`refuses %s${why}`, (_what, value, sentence) => {
  const { stderr, status } = helm('template', '.', '--kube-version', '1.34.0', '-f', 'ci/usual.yaml', '--set', value)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
})
