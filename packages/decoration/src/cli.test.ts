import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { syntaxErrorPosition, positionOf } from './internal/jsonPosition.ts'
import { wholePage } from './internal/test/wholePage.ts'

const folder = mkdtempSync(join(tmpdir(), 'decoration-'))
const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const bin = join(import.meta.dirname, '../bin/millwright-decoration.js')
const run = (args: string[], input?: string) =>
  spawnSync(process.execPath, ['--conditions=@millwright/source', bin, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', NODE_OPTIONS: '' },
  })

describe('millwright-decoration', () => {
  it('lists the problems of a page with their positions, and exits with 1', () => {
    const text = JSON.stringify(
      { name: 'Home', components: [wholePage[3], { type: 'auxiliary_interval', dataField: { height: 9000 } }] },
      null,
      2,
    )
    const line = text.split('\n').findIndex((one) => one.endsWith('"height": 9000')) + 1
    const wrong = fileOf('wrong.json', text)
    const { stdout, status } = run(['check', fileOf('right.json', JSON.stringify(wholePage)), wrong])
    expect(stdout).toContain('right.json No problems.')
    expect(stdout).toContain(
      `wrong.json:${line}:19 warning outOfRange $[1].dataField.height\n  The number belongs between 5 and 300`,
    )
    expect(status).toBe(1)
  })

  it('reads standard input, writes JSON, and speaks Chinese', () => {
    const broken = run(['check', '-', '--json'], '[\n  {"type": }')
    expect(JSON.parse(broken.stdout)).toMatchObject([
      { file: '-', findings: [{ code: 'notJson', line: 2, column: 12, severity: 'error' }] },
    ])
    expect(broken.status).toBe(1)
    expect(run(['check', '-', '--lang', 'zh'], '[]')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('页面没有内容') as string,
    })
  })

  it('exits with 2 for unreadable files, and prints the schema', () => {
    expect(run(['check', join(folder, 'none.json')])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('none.json') as string,
    })
    expect(run(['mend'])).toMatchObject({ status: 2, stderr: expect.stringContaining('check FILE') as string })
    expect(JSON.parse(run(['check', '--schema']).stdout)).toHaveProperty('$defs.goods_list.title', 'Product list')
  })
}, 60_000)

it('finds each value of a JSON text by its path', () => {
  const text = '\ufeff{ "a": [1, {"b\\"c": "]}", "d": {"e": [ ]}}, "x\\\\"],\n  "list": [[], [ 2.5e1 ,true]] }'
  const at = (path: string) => {
    const { line, column } = positionOf(text, path)!
    return text.split('\n')[line - 1]!.slice(column - 1)
  }
  expect(at('$.a[2]')).toBe('"x\\\\"],')
  expect(at('$.a[1].d.e').slice(0, 3)).toBe('[ ]')
  expect(at('$.list[1][1]')).toBe('true]] }')
  expect(at('$.list[1][7]')).toBe('[ 2.5e1 ,true]] }')
  expect(at('$').slice(0, 6)).toBe('{ "a":')
})

it.each([
  ['{"a":1,}', 8],
  ['[1 2]', 4],
  ['["a', 2],
  ['[1]]', 4],
  ['{a:1}', 2],
  ['[01]', 3],
  ['[1,2', 5],
  ['{"a" 1}', 6],
  ['[tru]', 2],
  ['', 1],
  ['["a\nb"]', 2],
])('finds the position at which %s stops being JSON', (text, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect(syntaxErrorPosition(text)).toEqual({ line: 1, column })
})
