import { Tokenizer, TokenizerMode } from 'parse5'
import type { Token } from 'parse5'

/**
 * The elements that the kit renders. None of them changes how the following text is parsed, so the tokens alone
 * determine the elements that a browser builds.
 */
const ELEMENTS = new Set(
  'a article b bdi button circle dd del details div dl dt ellipse em figure footer form g h2 h3 h4 header hr img input label li line link nav ol p path picture polygon polyline rect s section small source span strong sub summary sup svg time ul wbr template'.split(
    ' ',
  ),
)
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'xlink:href',
  'background',
  'ping',
  'data',
  'manifest',
  'longdesc',
])
const STYLE = /^(?:-{0,2}[\w-]+:[\w#%., ()/+*-]+;?)*$/
const CALLS = /([\w-]*)\(/g
const ALLOWED_CALLS = new Set(['var', 'calc', 'min', 'max', 'clamp', 'light-dark', ''])

/**
 * Returns the parts of a served page that could run a script, load from forbidden places, or mislead. `also` lists
 * further allowed elements.
 */
export function judge(html: string, also: readonly string[] = []): string[] {
  const problems: string[] = []
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName, attrs }) {
        if (!ELEMENTS.has(tagName) && !also.includes(tagName)) problems.push(`<${tagName}>`)
        if (tagName === 'link' && !attrs.some(({ name, value }) => name === 'rel' && value === 'preload'))
          problems.push('<link> that is no preload')
        for (const attribute of attrs)
          if (!harmless(attribute, tagName))
            problems.push(`${tagName} ${attribute.name}=${attribute.value.slice(0, 200)}`)
      },
      onComment: ({ data }) => {
        if (!/^(?:|\$|\/\$|\$!|\$\?|&|\/&| |F!|F)$/.test(data)) problems.push(`<!--${data.slice(0, 200)}-->`)
      },
      onDoctype: () => {
        problems.push('<!doctype>')
      },
      onEndTag() {},
      onEof() {},
      onCharacter() {},
      onNullCharacter() {
        problems.push('a null character')
      },
      onWhitespaceCharacter() {},
    },
  )
  tokenizer.state = TokenizerMode.DATA
  tokenizer.write(html, true)
  return problems
}

function harmless({ name, value }: Token.Attribute, tagName: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc' || name === 'is' || name === 'http-equiv') return false
  if (name === 'style')
    return STYLE.test(value) && [...value.matchAll(CALLS)].every(([, called = '']) => ALLOWED_CALLS.has(called))
  if (name === 'srcset' || name === 'imagesrcset')
    return value.split(', ').every((part) => isPicture(part.split(' ')[0] ?? ''))
  if (!ADDRESSES.has(name)) return true
  return tagName === 'img' || tagName === 'link' || tagName === 'source' ? isPicture(value) : leadsSafely(value)
}

function isPicture(src: string): boolean {
  if (src.startsWith('pictures/')) return true
  return (
    URL.canParse(src) && /^https?:$/.test(new URL(src).protocol) && !new URL(src).username && !new URL(src).password
  )
}

/**
 * Whether a link is safe as a browser resolves it, independently of the rule under test: inside the mall, or an address
 * of the four allowed schemes.
 */
export function leadsSafely(href: string): boolean {
  if (!URL.canParse(href, 'https://mall.invalid')) return false
  const url = new URL(href, 'https://mall.invalid')
  if (href.startsWith('/') || href.startsWith('#')) return url.origin === 'https://mall.invalid'
  return (
    ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) &&
    /^(?:https?:\/\/|mailto:|tel:)/.test(href) &&
    !url.username &&
    !url.password
  )
}
