import type { ReactNode } from 'react'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import { ShellLogo } from '../../layout/Shell/ShellLogo.tsx'
import type { PayMall } from '../../payment/PayFrame/payMall.ts'
import * as styles from './MemberFrame.css.ts'

export type MemberFrameProps = {
  /** The path of the screen inside. */
  path: string
  mall: PayMall
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

/** What stands around the screens of members, in place of the mall's header: its logo, their tabs, the way back. */
export function MemberFrame({ path, mall, title, lead, children }: MemberFrameProps) {
  const text = useText('levels')
  const common = useText('common')
  const locale = useLocale()
  const name = (locale === 'zh' ? mall.nameZh : mall.nameEn) ?? common('mallName')
  return (
    <>
      <header className={styles.head}>
        <Container>
          <div className={styles.row}>
            <ShellLogo src={mall.logo} words={mall.words} label={common('homeLink', { name })} />
            <Link href="/user-center">{text('userCenter')}</Link>
          </div>
          <TabLinks
            label={text('center')}
            tabs={tabs
              .filter(({ href }) => hasScreen(href))
              .map(({ key, href }) => ({ href, label: text(key), current: href === path }))}
          />
        </Container>
      </header>
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
