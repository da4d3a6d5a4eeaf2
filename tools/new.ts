import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './children.ts'
import { templates } from './templates.ts'

const [kind = '', ...given] = process.argv.slice(2)
const inContext = ['page', 'list', 'form', 'call'].includes(kind)
const [context = '', noun = ''] = inContext ? given : ['', ...given]
const folder = process.env.NEW_INTO ?? root // tests write elsewhere
const contexts = readdirSync(join(root, 'packages/contract/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'blocks')
  .map(({ name }) => name)
const template = templates[kind]
if (!template || !/^[A-Za-z][A-Za-z0-9]*$/.test(noun))
  stop(
    'npm run new ui|widget|block NAME, or npm run new page|list|form|call CONTEXT NAME, where NAME is a noun such as PriceTag.',
  )
if (inContext && !contexts.includes(context)) stop(`There is no context ${context}; there are ${contexts.join(', ')}.`)

const pascal = noun[0]?.toUpperCase() + noun.slice(1)
const words = pascal.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []
const lower = words.map((word) => word.toLowerCase())
const plan = template({
  pascal,
  camel: pascal[0]?.toLowerCase() + pascal.slice(1),
  snake: lower.join('_'),
  kebab: lower.join('-'),
  context,
})

const taken = Object.keys(plan.files).find((file) => existsSync(join(folder, file)))
if (taken) stop(`${taken} is there already.`)
const edits = new Map<string, string>()
for (const { file, unless, before, text } of plan.lines) {
  const now = edits.get(file) ?? readFileSync(join(folder, file), 'utf8')
  if (unless?.test(now)) continue
  const place = before.exec(now)
  if (!place) stop(`Cannot add the line to ${file}, because the structure of the file has changed: ${text.trim()}`)
  edits.set(file, now.slice(0, place.index) + text + now.slice(place.index))
}
for (const [file, text] of [...Object.entries(plan.files), ...edits]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  console.log(`${edits.has(file) ? 'changed' : 'wrote'}   ${file}`)
}
if (folder === root)
  execFileSync(process.execPath, ['--conditions=@millwright/source', 'tools/generate.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
execFileSync(
  join(root, 'node_modules/.bin/oxfmt'),
  [
    '--write',
    '-c',
    join(root, '.oxfmtrc.json'),
    ...[...Object.keys(plan.files), ...edits.keys()].map((file) => join(folder, file)),
  ],
  { cwd: folder, stdio: 'ignore' },
)
for (const sentence of plan.next) console.log(sentence)

function stop(text: string): never {
  console.error(text)
  process.exit(2)
}
