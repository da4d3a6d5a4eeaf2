import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './MemberFrame.css.ts'

export type MemberFrameProps = {
  /** The path of the screen inside. */
  path: string
  title: string
  lead?: string
  children: ReactNode
}

const tabs = [
  { key: 'center', href: '/member-center/member-center' },
  { key: 'equity', href: '/member-center/member-equity' },
  { key: 'buy', href: '/member-center/buy-member' },
  { key: 'pointsMall', href: '/member-center/integral-mall' },
] as const

/** What stands around the screens of members, beneath the logo: their tabs. */
export function MemberFrame({ path, title, lead, children }: MemberFrameProps) {
  return (
    <>
      <MemberTabs path={path} />
      <Container>
        <div className={styles.page}>
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
          {children}
        </div>
      </Container>
    </>
  )
}

/** The screens of members beside each other, the one at `path` marked. */
export function MemberTabs({ path }: { path: string }) {
  const text = useText('levels')
  return (
    <div className={styles.head}>
      <Container>
        <TabLinks
          label={text('center')}
          tabs={tabs
            .filter(({ href }) => hasScreen(href))
            .map(({ key, href }) => ({ href, label: text(key), current: href === path }))}
        />
      </Container>
    </div>
  )
}
