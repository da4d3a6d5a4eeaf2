import type { ReactNode } from 'react'
import type { RouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './MemberFrame.css.ts'

export type MemberFrameProps = {
  /** The route of the screen inside. */
  route: RouteId
  title: string
  lead?: string
  children: ReactNode
}

const tabs = [
  { key: 'center', route: 'member-center' },
  { key: 'equity', route: 'member-equity' },
  { key: 'buy', route: 'buy-member' },
  { key: 'pointsMall', route: 'integral-mall' },
] as const

/** The frame of the member screens, with their tabs. */
export function MemberFrame({ route, title, lead, children }: MemberFrameProps) {
  return (
    <>
      <MemberTabs route={route} />
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

/** The tabs of the member screens. The tab of `route` is marked as current. */
export function MemberTabs({ route }: { route: RouteId }) {
  const text = useText('levels')
  return (
    <div className={styles.head}>
      <Container>
        <TabLinks
          label={text('center')}
          tabs={tabs
            .map(({ key, route: to }) => ({ href: path(to), label: text(key), current: to === route }))
            .filter(({ href }) => hasScreen(href))}
        />
      </Container>
    </div>
  )
}
