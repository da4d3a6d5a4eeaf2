import type { ReactNode } from 'react'
import { Image } from '@millwright/ui/Image'
import type { RichNode } from './readRichText.ts'
import * as styles from './RichText.css.ts'

/** Draws a tree from `readRichText`; its headings stand one below the screen's own that they belong to. */
export function RichText({ nodes, heading = 'h3' }: { nodes: readonly RichNode[]; heading?: 'h2' | 'h3' }) {
  return <div className={styles.text}>{draw(nodes, heading)}</div>
}

function draw(nodes: readonly RichNode[], heading: 'h2' | 'h3'): ReactNode {
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
    if (node.tag === 'table')
      return (
        <div key={index} className={styles.scroll} role="region" tabIndex={0}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      )
    const Tag = node.tag === 'h3' ? heading : node.tag
    return <Tag key={index}>{children}</Tag>
  })
}
