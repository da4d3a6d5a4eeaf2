import { useLocale, useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import type { ReactNode } from 'react'
import { ShellLogo } from '../../layout/Shell/ShellLogo.tsx'
import { subjectHome } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import type { Payee } from './loadPayee.ts'
import * as styles from './PayFrame.css.ts'

export type PayFrameProps = {
  title: string
  mall: Payee
  /** The link back. Default: the orders. */
  back?: { href: string; label: string }
  /** Default: orders. */
  subject?: PaySubject
  children: ReactNode
}

/** The frame of a payment page: the mall's name, the link back and the phone number. */
export function PayFrame({
  title,
  mall,
  back,
  subject = { of: 'orderNumbers', numbers: [] },
  children,
}: PayFrameProps) {
  const text = useText('pay')
  const common = useText('common')
  const locale = useLocale()
  const name = (locale === 'zh' ? mall.nameZh : mall.nameEn) ?? common('mallName')
  return (
    <>
      <header className={styles.head}>
        <Container width="narrow">
          <div className={styles.row}>
            <ShellLogo src={mall.logo} words={mall.words} label={common('homeLink', { name })} />
            <Link href={back?.href ?? subjectHome(subject)}>
              {back?.label ?? text(subject.of === 'billNumbers' ? 'toBills' : 'toOrders')}
            </Link>
          </div>
        </Container>
      </header>
      <Container width="narrow">
        <div className={styles.page}>
          <Heading level={1} size={22}>
            {title}
          </Heading>
          {children}
          {mall.phone && (
            <p className={styles.foot}>
              <span>{text('help')}</span>
              <Link href={`tel:${mall.phone}`}>{mall.phone}</Link>
              <span>{locale === 'zh' ? mall.hoursZh : mall.hoursEn}</span>
            </p>
          )}
        </div>
      </Container>
    </>
  )
}
