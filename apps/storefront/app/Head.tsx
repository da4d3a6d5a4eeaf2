import { useState } from 'react'
import { useMatches } from 'react-router'
import type { ReadyHead } from './bind.server.ts'
import type { ShellData } from '@millwright/pages/Shell'
import { pictureAddress } from './pictureAddress.ts'

export type HeadProps = { shell: ShellData | undefined; locale: 'zh' | 'en'; pictureBase: string; nonce: string | undefined }

/** What the screen says of itself, with the site's name and icon from its configuration (R3.11). */
export function Head({ shell, locale, pictureBase, nonce }: HeadProps) {
  const matches = useMatches()
  const head = matches.map(({ loaderData }) => (loaderData as { head?: ReadyHead } | undefined)?.head).findLast(Boolean)
  const config = shell?.config
  const site = (locale === 'en' ? config?.pcTitleContentEn : config?.pcTitleContentCn) ?? 'Millwright'
  const icon = config?.pcTitleImg ? pictureAddress(pictureBase)(config.pcTitleImg) : undefined
  const pathname = matches.at(-1)?.pathname ?? '/'
  const first = useFirst(pathname)
  return (
    <>
      {head && <title>{head.title === site ? site : `${head.title} - ${site}`}</title>}
      {head?.description && <meta name="description" content={head.description} />}
      {head?.noindex && <meta name="robots" content="noindex" />}
      {!head?.noindex && head && <Alternates path={head.canonical ?? pathname} />}
      {icon && <link rel="icon" href={icon} />}
      {head?.refresh && <noscript><meta httpEquiv="refresh" content={String(head.refresh)} /></noscript>}
      {first && head?.jsonLd && (
        <script type="application/ld+json" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: JSON.stringify(head.jsonLd).replace(/</g, '\\u003c') }} />
      )}
    </>
  )
}

/**
 * Whether this is the page that the server sent. Structured data is for crawlers, and a script element that is made in
 * the browser would break the Trusted Types policy.
 */
function useFirst(pathname: string): boolean {
  const [first, setFirst] = useState<string | undefined>(pathname)
  if (first !== undefined && first !== pathname) setFirst(undefined)
  return first === pathname
}

/** One address of a screen for search engines, and the same in the other language. */
function Alternates({ path }: { path: string }) {
  const mark = path.includes('?') ? '&' : '?'
  return (
    <>
      <link rel="canonical" href={path} />
      <link rel="alternate" hrefLang="zh" href={`${path}${mark}lang=zh`} />
      <link rel="alternate" hrefLang="en" href={`${path}${mark}lang=en`} />
    </>
  )
}
