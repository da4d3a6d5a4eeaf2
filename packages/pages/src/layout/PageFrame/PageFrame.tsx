import type { ReactNode } from 'react'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Text } from '@millwright/ui/Text'
import * as styles from './PageFrame.css.ts'

export type PageFrameProps = {
  title: string
  /** One sentence beneath the title. */
  lead?: ReactNode | undefined
  /** The way here; the page itself is its last part. */
  trail?: readonly { label: string; href?: string }[] | undefined
  /** Buttons beside the title, beneath it on phones. */
  tools?: ReactNode
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** A screen of its own: the way here, its heading, and what it holds, one beneath the other. */
export function PageFrame({ title, lead, trail, tools, width = 'wide', children }: PageFrameProps) {
  return (
    <Container width={width}>
      <div className={styles.page}>
        {trail && <Breadcrumb items={[...trail, { label: title }]} />}
        <div className={styles.head}>
          <div>
            <Heading level={1} size={22}>
              {title}
            </Heading>
            {lead && (
              <Text as="p" tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
        {children}
      </div>
    </Container>
  )
}
