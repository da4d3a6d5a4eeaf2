import type { ReactNode } from 'react'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Text } from '@millwright/ui/Text'
import * as styles from './PageFrame.css.ts'

export type PageFrameProps = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode | undefined
  /** The breadcrumb. The page itself is added as its last item. */
  trail?: readonly { label: string; href?: string }[] | undefined
  /** Buttons beside the title; on phones, under it. */
  tools?: ReactNode
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** The frame of a screen: breadcrumb, heading and content in one column. */
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
