import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'
import { judge } from './judge.ts'
import { payloads } from './payloads.ts'
import type { Random } from './random.ts'

type Node = DefaultTreeAdapterMap['node']

const DEEPEST = 10_000
/**
 * The maximum depth of the rendered elements: twelve levels of the text, two around it, and the wrappers of tables and
 * pictures.
 */
const DRAWN_DEPTH = 24

const elements =
  'p h2 ul li ol table tr td th b i em strong div span a img form input button style script iframe object svg math title textarea template noscript select option plaintext xmp base link meta body html frameset marquee details dialog'.split(
    ' ',
  )
const attributes = [
  'onclick',
  'onerror',
  'onload',
  'style',
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'srcdoc',
  'id',
  'class',
  'name',
  'is',
  'http-equiv',
]
const styles = [
  'position:fixed;inset:0;z-index:99999',
  'background:url(//evil.example/x)',
  'width:expression(alert(1))',
  '</style><script>alert(1)</script>',
]

/** Returns a malicious text: payloads in elements and attributes, badly closed, sometimes nested very deep. */
export function hostileContent(random: Random): string {
  const value = () => random.pick(random.chance(0.2) ? styles : payloads)
  const quote = () => random.pick(['"', "'", ''])
  const tag = () => {
    const given = Array.from({ length: random.below(4) }, () => {
      const mark = quote()
      return ` ${random.pick(attributes)}=${mark}${value()}${mark}`
    }).join('')
    return `<${random.pick(elements)}${given}${random.pick(['>', '>', '/>', ' '])}`
  }
  const piece = () =>
    random.pick([
      tag,
      tag,
      tag,
      value,
      () => `</${random.pick(elements)}>`,
      () => `<!--${value()}`,
      () => '<![CDATA[',
    ])()
  const some = () => Array.from({ length: 1 + random.below(12) }, piece).join(random.pick(['', ' ', 'x']))
  if (!random.chance(0.1)) return some()
  const open = random.pick(elements)
  return `<${open}>`.repeat(random.chance(0.3) ? DEEPEST : random.below(DEEPEST)) + some()
}

/**
 * Returns the parts of the rendered text that could run a script, load a resource, mislead, or leave the text's frame.
 */
export function judgeContent(drawn: string): string[] {
  const problems = judge(drawn, ['br', 'table', 'tbody', 'td', 'th', 'tr'])
  const fragment = parseFragment(drawn)
  const outside = fragment.childNodes.map(({ nodeName }) => nodeName).join(' ')
  if (outside !== 'section footer') problems.push(`beside its frame: ${outside.slice(0, 200)}`)
  const built: string[] = []
  let deepest = 0
  const walk = (node: Node, depth: number) => {
    if ('tagName' in node) built.push(node.tagName)
    deepest = Math.max(deepest, depth)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, depth + 1)
  }
  walk(fragment, 0)
  const written = [...drawn.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name]) => name)
  if (built.join() !== written.join()) problems.push('a browser builds something else than what was written')
  if (deepest > DRAWN_DEPTH) problems.push(`${deepest} deep`)
  return problems
}

export function tryContents(draw: (html: string) => string, count: number, random: Random) {
  const failures: string[] = []
  let ran = 0
  let outside = 0
  let longest = 0
  for (let at = 0; at < count; at += 1) {
    const html = hostileContent(random)
    const began = performance.now()
    const problems = judgeContent(draw(html))
    longest = Math.max(longest, performance.now() - began)
    if (!problems.length) continue
    if (problems.some((problem) => /^beside|builds|deep$/.test(problem))) outside += 1
    else ran += 1
    failures.push(`${problems.join('; ').slice(0, 300)} of ${html.slice(0, 300)}`)
  }
  return { failures, ran, outside, longest }
}
