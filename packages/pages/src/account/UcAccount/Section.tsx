import type { ReactNode } from 'react'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import * as styles from './UcAccount.css.ts'

/** A section of the account with its heading. */
export function Section({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <Panel as="section" space={24}>
      <Stack space={12}>
        <div className={styles.head}>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {tools}
        </div>
        {children}
      </Stack>
    </Panel>
  )
}
