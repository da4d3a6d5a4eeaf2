import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { Container } from '@millwright/ui/Container'
import { Decorated } from '../Decorated.tsx'
import type { SelectDecorateData } from './SelectDecorate.load.ts'
import * as styles from './SelectDecorate.css.ts'

/** A saved page of a merchant. The header shows the page's own settings (`sign`). */
export function SelectDecorate({ name, ground, page, draft }: Omit<SelectDecorateData, 'head'>) {
  const text = useText('shop')
  if (!page)
    return (
      <Empty
        drawing="page"
        level={1}
        title={text('pageEmpty')}
        action={<Button href={path('home')}>{text('toMall')}</Button>}
      >
        {text('pageEmptyHint')}
      </Empty>
    )
  return (
    <>
      <VisuallyHidden as="h1">{name ?? text('saved')}</VisuallyHidden>
      {draft && (
        <div className={styles.note}>
          <Container>
            <Alert tone="info">{text('draftNote')}</Alert>
          </Container>
        </div>
      )}
      <Decorated page={page} ground={ground} />
    </>
  )
}
