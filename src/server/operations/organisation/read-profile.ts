import { formatPhone } from '#domain/formats/phone.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { PersonalProfile } from '#server/repositories/accounts.ts'
import type { Bank, CompanyProfile } from '#server/repositories/organisations.ts'

// What a request says about company, bank and representative, as it is stored.

type Sent = OperationIO['saveOrganisation']['body']

export function companyOf(sent: Omit<Sent, 'bankDetails' | 'otp' | 'revision'>): CompanyProfile {
  const { name, website, industry, details, identity_uen, address, country, hotline_number } = sent
  return {
    name: trimToNull(name),
    website: trimToNull(website),
    industry: trimToNull(industry),
    details: trimToNull(details),
    identityUen: trimToNull(identity_uen),
    address: trimToNull(address),
    country: trimToNull(country),
    hotlineNumber: hotline_number ? formatPhone(hotline_number) : null,
  }
}

export function bankOf({ bankName, bankCode, branchCode, accountNumber }: NonNullable<Sent['bankDetails']> = {}): Bank {
  return {
    bankName: trimToNull(bankName),
    bankCode: trimToNull(bankCode),
    branchCode: trimToNull(branchCode),
    accountNumber: trimToNull(accountNumber),
  }
}

type Person = Pick<OperationIO['updateUser']['body'], 'salutation' | 'fullName' | 'jobTitle' | 'mobileNumber'>

export function representativeOf({
  salutation,
  fullName,
  jobTitle,
  mobileNumber,
}: Person): Omit<PersonalProfile, 'address'> {
  return {
    salutation: salutation ?? null,
    fullName: trimToNull(fullName),
    jobTitle: trimToNull(jobTitle),
    mobileNumber: mobileNumber ? formatPhone(mobileNumber) : null,
  }
}
