import type { ReactNode } from 'react'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import * as styles from './UcAccount.css.ts'

type SectionProps = {
  title: string
  /** One sentence under the heading. */
  lead?: string
  tools?: ReactNode
  children?: ReactNode
}

/** A section of the account with its heading. */
export function Section({ title, lead, tools, children }: SectionProps) {
  return (
    <Panel as="section" space={20}>
      <Stack space={12}>
        <div className={styles.head}>
          <div className={styles.rowText}>
            <Heading level={2} size={16}>
              {title}
            </Heading>
            {lead && (
              <Text as="p" size={13} tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {tools}
        </div>
        {children}
      </Stack>
    </Panel>
  )
}
