import { isMobile } from '@millwright/domain/account/validation'
import type { Action } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'

/** The quote request of a list that found nothing (R5.05). */
export const act: Action = async (api, _at, form) => {
  if (field(form, 'intent') !== 'inquiry') return failed(form, { key: 'badArgument' })
  const userPhone = field(form, 'userPhone').normalize('NFKC')
  const remark = field(form, 'remark')
  if (!remark) return failed(form, { key: 'inquiryEmpty' }, { remark: { key: 'inquiryEmpty' } })
  if (!isMobile(userPhone)) return failed(form, { key: 'inquiryPhone' }, { userPhone: { key: 'inquiryPhone' } })
  try {
    await api.addInquiry({ userPhone, remark: remark.slice(0, 200) })
  } catch (error) {
    return failed(form, refused(error, { A00010: 'inquiryEmpty' }).problem)
  }
  // With data, so that the page that says so is shown without scripts too.
  return { done: true, data: { asked: true } }
}
