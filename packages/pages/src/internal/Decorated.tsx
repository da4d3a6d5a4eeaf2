import { Decoration } from '@millwright/decoration/Decoration'
import type { DecorationDocument } from '@millwright/decoration/read'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import type { PageData } from './decorationData.ts'

/** A page of blocks; where some of their goods did not come, that is said. */
export function Decorated({ document, data, beside, ground }: { document: DecorationDocument; data: PageData; beside?: boolean; ground?: string | undefined }) {
  const locale = useLocale()
  const [common, errors] = [useText('common'), useText('errors')]
  return (
    <>
      {data.again && <Container><Alert tone="warn" action={<Button href={data.again} size="small">{common('retry')}</Button>}>{errors('partMissing')}</Alert></Container>}
      <Decoration document={document} locale={locale} data={data} beside={beside} ground={ground} hydrateNear />
    </>
  )
}
