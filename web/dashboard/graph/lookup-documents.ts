/** GraphQL operations of the lookups. */
export const LOOKUPS = {
  LookUpEmail: `
    query LookUpEmail($email: String!) {
      emailFacts(email: $email) {
        known source asOf reason gaps { ...GapParts }
        facts {
          valid normalized domain disposable free masked
          education { known facts { institution { name countryCode } } }
          mx { known source asOf reason gaps { ...GapParts } facts { acceptsMail hosts } }
        }
      }
      emailBreaches(email: $email) {
        known source asOf reason gaps { ...GapParts }
        facts { breaches { name domain breachDate } }
      }
    }`,

  LookUpPhone: `
    query LookUpPhone($number: String!, $country: String) {
      phoneFacts(number: $number, defaultCountry: $country) {
        known source asOf reason gaps { ...GapParts }
        facts { valid internationalFormat countryCode lineType carrier { name } }
      }
    }`,

  LookUpSocial: `
    query LookUpSocial($email: String, $phone: String) {
      social(email: $email, phoneNumber: $phone) {
        known source asOf reason gaps { ...GapParts }
        accounts { by network registered }
      }
    }`,

  LookUpIp: `
    query LookUpIp($ip: String!) {
      ipFacts(ip: $ip) {
        known source asOf reason gaps { ...GapParts }
        facts { valid version reserved countryCode city postalCode timeZone }
      }
      ipThreats(ip: $ip) {
        known source asOf reason gaps { ...GapParts }
        facts { threats { title link timestamp source tags } }
      }
    }`,

  LookUpAddress: `
    query LookUpAddress($address: AddressInput!) {
      addressFacts(address: $address) {
        known source asOf reason gaps { ...GapParts }
        facts { matched precision street city state zipcode countryCode lat lon timeZone }
      }
    }`,

  LookUpDomain: `
    query LookUpDomain($domain: String!) {
      whois(domain: $domain) {
        known source asOf reason gaps { ...GapParts }
        records {
          server
          data { domainName registrar creationDate updatedDate expirationDate status nameServers country }
        }
      }
      domainCompanies(domain: $domain) {
        known source asOf reason gaps { ...GapParts }
        facts { companies { name country industry size founded profileUrl } }
      }
    }`,

  LookUpOffenders: `
    query LookUpOffenders($search: SexOffenderSearch!) {
      sexOffenders(search: $search, size: 100) {
        known source asOf reason gaps { ...GapParts }
        facts { total warning items { id name birthDate city county state charges aliases timestamp } }
      }
    }`,

  LookUpEvictions: `
    query LookUpEvictions($search: EvictionSearch!) {
      tenantEvictions(search: $search, size: 100) {
        known source asOf reason gaps { ...GapParts }
        facts {
          total
          items { source sourceUrl evictionDate caseNumber street unit city stateCode postalCode countryCode }
        }
      }
    }`,

  LookUpWatchlists: `
    query LookUpWatchlists($name: String!, $dob: String, $countryCode: String, $threshold: Float!) {
      watchlistSearch(name: $name, dob: $dob, countryCode: $countryCode, threshold: $threshold, size: 100) {
        known source asOf reason gaps { ...GapParts }
        facts { total items { ...MatchParts } }
      }
    }`,

  Dismissals: `
    query Dismissals($first: Int!, $after: String) {
      watchlistDismissalConnection(first: $first, after: $after) {
        totalCount
        edges { node { id entryId note expiresAt updatedAt } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  SubmitCheck: `
    mutation SubmitCheck($person: BackgroundCheckInput!) {
      submitBackgroundCheck(input: { type: globalcheck, backgroundCheck: $person }) {
        backgroundCheck { id }
        userErrors { ...ErrorParts }
      }
    }`,

  BackgroundChecks: `
    query BackgroundChecks($first: Int!, $after: String) {
      backgroundCheckConnection(first: $first, after: $after) {
        totalCount
        edges { node { id personName status riskStatus startedAt } }
        pageInfo { hasNextPage endCursor }
      }
    }`,

  BackgroundCheck: `
    query BackgroundCheck($id: ID!) {
      backgroundCheck(id: $id) {
        id status riskStatus startedAt stoppedAt pdf
        reportItems {
          key name status searched reason source asOf
          gaps { ...GapParts }
          items {
            title titlePhrase { ...PhraseParts } subtitle description descriptionPhrases { ...PhraseParts } tags tagPhrases { ...PhraseParts } link
          }
        }
      }
    }`,
};
