import { invoiceFields, invoiceProblem, readInvoice } from './invoice.ts'

const personal = { invoiceType: '1', headerType: '1', headerName: '张卫国', receiveMail: 'zhang@example.com' }
const unit = { ...personal, headerType: '2', headerName: '星沙机械有限公司', invoiceTaxNumber: '91350100m000100y43' }
const special = {
  ...unit,
  invoiceType: '2',
  registerAddress: '漓湘路 98 号',
  registerPhone: '0731-88880000',
  bankName: '长沙银行星沙支行',
  bankAccount: '8001 2345 6789 012',
}
const problemsOf = (form: Record<string, string>) => {
  const read = readInvoice(form)
  return 'problems' in read ? read.problems.map(({ field, problem }) => `${field} ${problem}`) : []
}

it('requires a business’s name and tax number [R5.18]', () => {
  expect(problemsOf(personal)).toEqual([])
  expect(problemsOf({ ...personal, headerType: '2', headerName: ' ' })).toEqual([
    'headerName missing',
    'invoiceTaxNumber missing',
  ])
  expect(problemsOf({ ...unit, invoiceTaxNumber: '91350100M000100Y44' })).toEqual(['invoiceTaxNumber check'])
  expect(readInvoice(unit)).toMatchObject({ invoice: { headerType: 2, invoiceTaxNumber: '91350100M000100Y43' } })
})

it('allows a special VAT invoice only for a business, with its address and bank [R5.18]', () => {
  expect(readInvoice({ ...special, headerType: '1' })).toMatchObject({
    invoice: { invoiceType: 2, headerType: 2, bankAccount: '800123456789012' },
  })
  expect(problemsOf({ ...special, registerAddress: '', registerPhone: 'abc', bankAccount: '12' })).toEqual([
    'registerAddress missing',
    'registerPhone phone',
    'bankAccount account',
  ])
})

it('omits fields that the kind of invoice does not need, valid or invalid [R5.18]', () => {
  expect(readInvoice({ ...special, invoiceType: '1', headerType: '1', invoiceTaxNumber: 'wrong' })).toEqual({
    invoice: { invoiceType: 1, headerType: 1, headerName: '星沙机械有限公司', receiveMail: 'zhang@example.com' },
  })
  expect(invoiceFields({ invoiceType: 2 })).toContain('bankName')
  expect(invoiceFields({ invoiceType: 1, headerType: 2 })).not.toContain('bankName')
})

it('requires a valid email address, and checks a mobile number only if given', () => {
  for (const mail of ['a@b.cn', 'li.min+po@mail.example.com'])
    expect(invoiceProblem('receiveMail', mail), mail).toBeUndefined()
  for (const mail of ['a', 'a@b', 'a@b.', '@b.cn', 'a b@c.cn'])
    expect(invoiceProblem('receiveMail', mail), mail).toMatchObject({ problem: 'mail' })
  expect(invoiceProblem('receiveMobile', '')).toBeUndefined()
  expect(invoiceProblem('receiveMobile', '12345')).toMatchObject({ problem: 'mobile' })
  expect(invoiceProblem('headerName', '长'.repeat(101))).toEqual({
    field: 'headerName',
    problem: 'tooLong',
    found: '100',
  })
})

it('accepts values of maximum length, trimmed [R5.18]', () => {
  expect(invoiceProblem('headerName', ` ${'长'.repeat(100)} `)).toBeUndefined()
  expect(invoiceProblem('receiver', '李')).toBeUndefined()
  expect(invoiceProblem('registerAddress', 'x')).toBeUndefined()
  expect(readInvoice({ ...personal, headerName: ' 张卫国 ', receiveMail: ' zhang@example.com ' })).toEqual({
    invoice: { invoiceType: 1, headerType: 1, headerName: '张卫国', receiveMail: 'zhang@example.com' },
  })
})

it('checks the whole text of telephone, account and email, and reports each problem [R5.18]', () => {
  const problem = (field: Parameters<typeof invoiceProblem>[0], value: string) => invoiceProblem(field, value)?.problem
  for (const phone of ['0731-88880000', '+86 (731) 8888', '1234567'])
    expect(problem('registerPhone', phone)).toBeUndefined()
  for (const phone of ['x0731-88880000', '0731-8888000x', '123456', '1'.repeat(21), '0731_8888000'])
    expect(problem('registerPhone', phone), phone).toMatch(/phone|tooLong/)
  for (const account of ['x80012345678', '80012345678x', '1234567', '1'.repeat(31)])
    expect(problem('bankAccount', account), account).toBe('account')
  expect(problem('bankAccount', '1'.repeat(30))).toBeUndefined()
  expect(problem('receiveMail', 'a@b.cn c')).toBe('mail')
  expect(problem('receiveMail', 'a@b.cn@')).toBe('mail')
  expect(invoiceProblem('invoiceTaxNumber', '--')).toEqual({ field: 'invoiceTaxNumber', problem: 'missing' })
})
