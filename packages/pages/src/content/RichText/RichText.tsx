import type { ReactNode } from 'react'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { hasScreen } from '../../hasScreen.ts'
import { anchorOf } from './headingsOf.ts'
import type { RichNode } from './readRichText.ts'
import * as styles from './RichText.css.ts'

export type RichTextProps = {
  nodes: readonly RichNode[]
  heading?: 'h2' | 'h3'
  /** Whether headings have anchors, as `headingsOf` names them. */
  anchors?: boolean
}

/** Renders a tree from `readRichText`. Its headings start one level below the screen's heading. */
export function RichText({ nodes, heading = 'h3', anchors = false }: RichTextProps) {
  return <div className={styles.text}>{draw(nodes, heading, anchors)}</div>
}

function draw(nodes: readonly RichNode[], heading: 'h2' | 'h3', anchors = false): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if (node.tag === 'br') return <br key={index} />
    if (node.tag === 'img')
      return (
        <span key={index} className={styles.picture}>
          <Image src={node.src} alt={node.alt} fit="contain" ratio={4 / 3} />
        </span>
      )
    const children = draw(node.children, heading)
    if (node.tag === 'a')
      return hasScreen(node.href) ? (
        <Link key={index} href={node.href}>
          {children}
        </Link>
      ) : (
        children
      )
    if (node.tag === 'table')
      return (
        <div key={index} className={styles.scroll} role="region" tabIndex={0}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      )
    const Tag = node.tag === 'h3' ? heading : node.tag
    return (
      <Tag key={index} id={anchors && node.tag === 'h3' ? anchorOf(nodes, index) : undefined}>
        {children}
      </Tag>
    )
  })
}
