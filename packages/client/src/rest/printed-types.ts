/* Printed from schema/openapi.json by `npm run schema`. */

export interface paths {
  '/accounts/keys': {
    /** List API keys of the account and its sub-accounts */
    get: operations['getAccountsKeys'];
    /** Create an API key; the secret is returned only in this response */
    post: operations['postAccountsKeys'];
  };
  '/accounts/keys/{key}': {
    /** Update the description of an API key, or enable or disable it */
    put: operations['putAccountsKeysByKey'];
    /** Delete an API key */
    delete: operations['deleteAccountsKeysByKey'];
    /** Update the description of an API key, or enable or disable it */
    patch: operations['patchAccountsKeysByKey'];
  };
  '/accounts/keys/{key}/rotate': {
    /** Rotate an API key: issue a new secret and revoke the old one */
    post: operations['postAccountsKeysByKeyRotate'];
  };
  '/accounts/me': {
    /** Get your own account */
    get: operations['getAccountsMe'];
  };
  '/accounts/children': {
    /** List direct sub-accounts */
    get: operations['getAccountsChildren'];
  };
  '/accounts/register': {
    /** Create a sub-account in live or test mode */
    post: operations['postAccountsRegister'];
  };
  '/accounts/signup': {
    /** Create a signup link for a new sub-account */
    post: operations['postAccountsSignup'];
  };
  '/accounts/{id}': {
    /** Update, suspend or disable an account */
    put: operations['putAccountsById'];
  };
  '/listings/propertyTypes': {
    /** List supported property types */
    get: operations['getListingsPropertyTypes'];
  };
  '/listings': {
    /** List listings, with filters */
    get: operations['getListings'];
    /** Create a listing, or update the one with the given `id` or `my_id` */
    post: operations['postListings'];
  };
  '/listings/{id}': {
    /** Get a listing */
    get: operations['getListingsById'];
    /** Update a listing; `null` resets a field */
    put: operations['putListingsById'];
  };
  '/listings/{id}/screening-partner': {
    /** Connect a listing to the screening partner, or disconnect it */
    post: operations['postListingsByIdScreeningPartner'];
  };
  '/reservations': {
    /** List reservations, with filters and sorting */
    get: operations['getReservations'];
    /** Create a reservation and start its analysis */
    post: operations['postReservations'];
  };
  '/reservations/{id}': {
    /** Get a reservation; `queued` is true while its analysis is pending */
    get: operations['getReservationsById'];
    /** Update a reservation and rerun the affected checks */
    put: operations['putReservationsById'];
  };
  '/reservations/{id}/summary': {
    /** Get the verification summary: status, risk, the eleven checks and the guest segments */
    get: operations['getReservationsByIdSummary'];
  };
  '/reservations/{id}/status': {
    /** Get the verification status and the supervised decision */
    get: operations['getReservationsByIdStatus'];
    /** Record a supervised decision alongside the automated verdict */
    post: operations['postReservationsByIdStatus'];
  };
  '/reservations/{id}/report': {
    /** Create a link to the PDF report, valid for 15 minutes */
    get: operations['getReservationsByIdReport'];
  };
  '/reservations/{id}/guestportal': {
    /** Get the guest's current portal answers */
    get: operations['getReservationsByIdGuestportal'];
  };
  '/reservations/{id}/embed': {
    /**
     * Create a short-lived link to embed the reservation in a frame
     * @deprecated
     */
    get: operations['getReservationsByIdEmbed'];
  };
  '/reservations/{id}/notes': {
    /** List the notes on a reservation, with their authors */
    get: operations['getReservationsByIdNotes'];
  };
  '/reservations/{id}/authority-report': {
    /** Export the authority report for one reservation as a file */
    get: operations['getReservationsByIdAuthorityReport'];
  };
  '/authority-reports': {
    /** Export the authority reports for all arrivals in a date range as a file */
    get: operations['getAuthorityReports'];
  };
  '/accounts/webhooks': {
    /** Register a webhook URL for one event category */
    post: operations['postAccountsWebhooks'];
    /** Remove a webhook; pass webhook_key and webhook_url in the body or the query */
    delete: operations['deleteAccountsWebhooks'];
  };
  '/accounts/webhooks/delete': {
    /** Remove a webhook; pass webhook_key and webhook_url in the body or the query */
    post: operations['postAccountsWebhooksDelete'];
  };
  '/accounts/webhooks/test': {
    /** Send a sample event to a registered webhook */
    post: operations['postAccountsWebhooksTest'];
  };
  '/accounts/webhooks/redeliver': {
    /** Redeliver events of the last 30 days */
    post: operations['postAccountsWebhooksRedeliver'];
  };
  '/accounts/settings/guest-portal-screens/{key}': {
    /** Get the portal screen settings of an account at one level */
    get: operations['getAccountsSettingsGuestPortalScreensByKey'];
    /** Set the portal screen settings of an account at one level */
    put: operations['putAccountsSettingsGuestPortalScreensByKey'];
  };
  '/accounts/settings/guest-portal-screens': {
    /** Set the portal screen settings of an account at one level */
    put: operations['putAccountsSettingsGuestPortalScreens'];
  };
  '/accounts/{id}/settings/guest-portal-screens/{key}': {
    /** Get the portal screen settings of an account at one level */
    get: operations['getAccountsByIdSettingsGuestPortalScreensByKey'];
    /** Set the portal screen settings of an account at one level */
    put: operations['putAccountsByIdSettingsGuestPortalScreensByKey'];
  };
  '/accounts/{id}/settings/guest-portal-screens': {
    /** Set the portal screen settings of an account at one level */
    put: operations['putAccountsByIdSettingsGuestPortalScreens'];
  };
  '/reservations/{id}/screens': {
    /** Get the effective portal screens of a reservation */
    get: operations['getReservationsByIdScreens'];
    /** Enable or disable portal screens for one reservation */
    put: operations['putReservationsByIdScreens'];
  };
  '/accounts/settings/usage-agreement': {
    /** Get usage agreements by account, source, listing and reservation */
    get: operations['getAccountsSettingsUsageAgreement'];
    /** Save usage agreements; HTML is sanitized before it is stored */
    put: operations['putAccountsSettingsUsageAgreement'];
  };
  '/accounts/{id}/settings/usage-agreement': {
    /** Get usage agreements by account, source, listing and reservation */
    get: operations['getAccountsByIdSettingsUsageAgreement'];
    /** Save usage agreements; HTML is sanitized before it is stored */
    put: operations['putAccountsByIdSettingsUsageAgreement'];
  };
  '/payments/events': {
    /** Record payment events for one or more reservations */
    post: operations['postPaymentsEvents'];
  };
  '/reservations/{id}/payments': {
    /** Get the deposit, damage waiver, extra services and card of a reservation */
    get: operations['getReservationsByIdPayments'];
    /** Record payment events for one reservation */
    post: operations['postReservationsByIdPayments'];
  };
  '/blacklist': {
    /** List blacklist entries */
    get: operations['getBlacklist'];
    /** Add a block list entry by email, phone, document number, or name and birth date */
    post: operations['postBlacklist'];
  };
  '/blacklist/{id}': {
    /** Delete a block list entry */
    delete: operations['deleteBlacklistById'];
  };
  '/messaging/templates': {
    /** List message templates */
    get: operations['getMessagingTemplates'];
    /** Create or replace the message template with this tag */
    post: operations['postMessagingTemplates'];
  };
  '/messaging/templates/{tag}': {
    /** Delete a message template */
    delete: operations['deleteMessagingTemplatesByTag'];
  };
  '/reservations/{id}/messaging': {
    /** List sent and scheduled messages to the guest */
    get: operations['getReservationsByIdMessaging'];
    /** Send the guest a message from a template or with custom text */
    post: operations['postReservationsByIdMessaging'];
  };
  '/guests/erase': {
    /** Erase all personal data of a guest */
    post: operations['postGuestsErase'];
  };
  '/idcheck/upload/{id}/{step}/{type}': {
    /** Upload an image of the guest's ID document or face; an unusable image returns 200 with a `code` */
    post: operations['postIdcheckUploadByIdByStepByType'];
  };
  '/idcheck/attempts/{id}': {
    /** Reset a guest's daily upload limit and return the status of the ID check */
    post: operations['postIdcheckAttemptsById'];
  };
  '/idcheck/status/{id}': {
    /** Get the status of the ID check; a 500 response lists missing images */
    get: operations['getIdcheckStatusById'];
  };
  '/idcheck/image/{id}/{step}': {
    /** Get an uploaded image as a data URL; each access is recorded in the audit trail */
    get: operations['getIdcheckImageByIdByStep'];
  };
  '/loyalty/guest-segmentation/batch': {
    /** Get the segments of up to 100 guests */
    post: operations['postLoyaltyGuestSegmentationBatch'];
  };
  '/loyalty/guest-segmentation/{guest}': {
    /** Get the segment of a guest by email address or phone number */
    get: operations['getLoyaltyGuestSegmentationByGuest'];
  };
  '/loyalty/guest-segmentation': {
    /** Get the segment of a guest by email address or phone number */
    post: operations['postLoyaltyGuestSegmentation'];
  };
  '/lookup/whois/{domain}': {
    /** Look up the registration of a domain (WHOIS) */
    get: operations['getLookupWhoisByDomain'];
  };
  '/lookup/whois': {
    /** Look up the registration of a domain (WHOIS) */
    post: operations['postLookupWhois'];
  };
  '/lookup/social': {
    /** List the social networks where an email address or phone number has an account */
    post: operations['postLookupSocial'];
  };
  '/lookup/phone/{number}': {
    /** Look up the country, formats and carrier of a phone number */
    get: operations['getLookupPhoneByNumber'];
  };
  '/lookup/phone': {
    /** Look up the country, formats and carrier of a phone number */
    post: operations['postLookupPhone'];
  };
  '/lookup/breaches/{email}': {
    /** List the data breaches that include an email address */
    get: operations['getLookupBreachesByEmail'];
  };
  '/lookup/breaches': {
    /** List the data breaches that include an email address */
    post: operations['postLookupBreaches'];
  };
  '/lookup/ip-threats/{ip}': {
    /** List the threat lists that include an IP address */
    get: operations['getLookupIpThreatsByIp'];
  };
  '/lookup/ip-threats': {
    /** List the threat lists that include an IP address */
    post: operations['postLookupIpThreats'];
  };
  '/lookup/domain/{domain}': {
    /** Look up the companies behind a domain */
    get: operations['getLookupDomainByDomain'];
  };
  '/lookup/domain': {
    /** Look up the companies behind a domain */
    post: operations['postLookupDomain'];
  };
  '/lookup/geoip/{ip}': {
    /** Look up the location of an IP address */
    get: operations['getLookupGeoipByIp'];
  };
  '/lookup/geoip': {
    /** Look up the location of an IP address */
    post: operations['postLookupGeoip'];
  };
  '/lookup/geocode/{address}': {
    /** Parse and geocode a postal address */
    get: operations['getLookupGeocodeByAddress'];
  };
  '/lookup/geocode': {
    /** Parse and geocode a postal address */
    post: operations['postLookupGeocode'];
  };
  '/lookup/sexoffender': {
    /** Search public sex offender registers by name, birth date and state */
    get: operations['getLookupSexoffender'];
    /** Search public sex offender registers by name, birth date and state */
    post: operations['postLookupSexoffender'];
  };
  '/tenant-evictions/search': {
    /** Search eviction cases by name or address */
    get: operations['getTenantEvictionsSearch'];
    /** Search eviction cases by name or address */
    post: operations['postTenantEvictionsSearch'];
  };
  '/tenant-evictions/sources': {
    /** List the sources of eviction cases: courts and datasets */
    get: operations['getTenantEvictionsSources'];
  };
  '/global-watchlist/search': {
    /** Search sanctions lists and wanted lists for people and entities with a similar name */
    get: operations['getGlobalWatchlistSearch'];
    /** Search sanctions lists and wanted lists for people and entities with a similar name */
    post: operations['postGlobalWatchlistSearch'];
  };
  '/global-watchlist/sources': {
    /** List the watchlists that are searched */
    get: operations['getGlobalWatchlistSources'];
  };
  '/validate/phone/{number}': {
    /** Validate a phone number; an invalid one returns 200 with `error` */
    get: operations['getValidatePhoneByNumber'];
  };
  '/validate/phone': {
    /** Validate a phone number; an invalid one returns 200 with `error` */
    post: operations['postValidatePhone'];
  };
  '/validate/email/{email}': {
    /** Validate an email address and look up its domain */
    get: operations['getValidateEmailByEmail'];
  };
  '/validate/email': {
    /** Validate an email address and look up its domain */
    post: operations['postValidateEmail'];
  };
  '/lookup/adverse-media/search': {
    /** Start an adverse media search for a person */
    get: operations['getLookupAdverseMediaSearch'];
    /** Start an adverse media search for a person */
    post: operations['postLookupAdverseMediaSearch'];
  };
  '/lookup/adverse-media/results/{id}': {
    /** Get the current results of an adverse media search */
    get: operations['getLookupAdverseMediaResultsById'];
  };
  '/background-check/submit': {
    /** Start a background check on a person */
    post: operations['postBackgroundCheckSubmit'];
  };
  '/background-check/results/{id}': {
    /** Get the current results of a background check, with its PDF */
    get: operations['getBackgroundCheckResultsById'];
  };
  '/events': {
    /** List events of the account after a sequence number */
    get: operations['getEvents'];
  };
  '/predict/str-fraud': {
    /** Predict the fraud probability of a reservation from its features */
    post: operations['postPredictStrFraud'];
  };
  '/loyalty/guest-loyalty': {
    /** Predict whether a guest will book again, and the guest's lifetime value */
    post: operations['postLoyaltyGuestLoyalty'];
  };
  '/fraud/analyze': {
    /** Score the fraud risk of a payment by email, phone number, IP address and billing country */
    post: operations['postFraudAnalyze'];
  };
}
export interface operations {
  getAccountsKeys: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    responses: {
      /** List API keys of the account and its sub-accounts */
      200: {
        content: {
          'application/json': {
            /** Key ID. */
            id: string;
            /** ID of the account that owns the key. */
            user_id: string;
            /** Display name: the description or, if empty, the kind of key and its last characters. */
            name: string;
            /** Purpose of the key; may be empty. */
            description: string;
            /** Prefix and last four characters, such as `sk_live_…a1b2`. */
            value: string;
            /** Whether this is an SDK key, for client-side portal operations only. */
            sdk: boolean;
            /** Whether the key is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time the key was last renamed, enabled, disabled or rotated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time of last use; can lag by up to 30 seconds.
             */
            last_used_at?: string;
            /** Account name. */
            user_name?: string;
          }[];
        };
      };
    };
  };
  postAccountsKeys: {
    requestBody?: {
      content: {
        'application/json': {
          /** Purpose of the key, up to 200 characters. */
          description?: string;
          /** Whether to create an SDK key, for client-side portal operations only. */
          sdk?: boolean | null;
          /** Account ID of an account below yours. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Create an API key; the secret is returned only in this response */
      200: {
        content: {
          'application/json': {
            /** Key ID. */
            id: string;
            /** ID of the account that owns the key. */
            user_id: string;
            /** Display name: the description or, if empty, the kind of key and its last characters. */
            name: string;
            /** Purpose of the key; may be empty. */
            description: string;
            /** Full secret, to send in the `x-api-key` header. */
            value: string;
            /** Whether this is an SDK key, for client-side portal operations only. */
            sdk: boolean;
            /** Whether the key is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time the key was last renamed, enabled, disabled or rotated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time of last use; can lag by up to 30 seconds.
             */
            last_used_at?: string;
            /** Account name. */
            user_name?: string;
          };
        };
      };
    };
  };
  putAccountsKeysByKey: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Purpose of the key, up to 200 characters. */
          description: string;
          /** Whether the key is enabled. If omitted, the current value is kept. */
          enabled?: boolean | null;
        };
      };
    };
    responses: {
      /** Update the description of an API key, or enable or disable it */
      200: {
        content: {
          'application/json': {
            /** Key ID. */
            id: string;
            /** ID of the account that owns the key. */
            user_id: string;
            /** Display name: the description or, if empty, the kind of key and its last characters. */
            name: string;
            /** Purpose of the key; may be empty. */
            description: string;
            /** Prefix and last four characters, such as `sk_live_…a1b2`. */
            value: string;
            /** Whether this is an SDK key, for client-side portal operations only. */
            sdk: boolean;
            /** Whether the key is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time the key was last renamed, enabled, disabled or rotated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time of last use; can lag by up to 30 seconds.
             */
            last_used_at?: string;
            /** Account name. */
            user_name?: string;
          };
        };
      };
    };
  };
  deleteAccountsKeysByKey: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key: string;
      };
    };
    responses: {
      /** Delete an API key */
      200: {
        content: {
          'application/json': {
            message: string;
          };
        };
      };
    };
  };
  patchAccountsKeysByKey: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Purpose of the key, up to 200 characters. */
          description: string;
          /** Whether the key is enabled. If omitted, the current value is kept. */
          enabled?: boolean | null;
        };
      };
    };
    responses: {
      /** Update the description of an API key, or enable or disable it */
      200: {
        content: {
          'application/json': {
            /** Key ID. */
            id: string;
            /** ID of the account that owns the key. */
            user_id: string;
            /** Display name: the description or, if empty, the kind of key and its last characters. */
            name: string;
            /** Purpose of the key; may be empty. */
            description: string;
            /** Prefix and last four characters, such as `sk_live_…a1b2`. */
            value: string;
            /** Whether this is an SDK key, for client-side portal operations only. */
            sdk: boolean;
            /** Whether the key is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time the key was last renamed, enabled, disabled or rotated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time of last use; can lag by up to 30 seconds.
             */
            last_used_at?: string;
            /** Account name. */
            user_name?: string;
          };
        };
      };
    };
  };
  postAccountsKeysByKeyRotate: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key: string;
      };
    };
    responses: {
      /** Rotate an API key: issue a new secret and revoke the old one */
      200: {
        content: {
          'application/json': {
            /** Key ID. */
            id: string;
            /** ID of the account that owns the key. */
            user_id: string;
            /** Display name: the description or, if empty, the kind of key and its last characters. */
            name: string;
            /** Purpose of the key; may be empty. */
            description: string;
            /** Full secret, to send in the `x-api-key` header. */
            value: string;
            /** Whether this is an SDK key, for client-side portal operations only. */
            sdk: boolean;
            /** Whether the key is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time the key was last renamed, enabled, disabled or rotated.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time of last use; can lag by up to 30 seconds.
             */
            last_used_at?: string;
            /** Account name. */
            user_name?: string;
          };
        };
      };
    };
  };
  getAccountsMe: {
    responses: {
      /** Get your own account */
      200: {
        content: {
          'application/json': {
            /** Account ID. */
            id: string;
            /** Account name. */
            name?: string;
            /** Email address of the account. */
            email?: string;
            /** Phone number of the account, in international format. */
            phone?: string;
            /** Whether this account is active. Ancestors are not taken into account. */
            is_active: boolean;
            /** Whether this account is suspended. A suspended parent also blocks access. */
            is_suspended: boolean;
            /**
             * Format: date-time
             * Time of the last sign-in with email and password.
             */
            last_login?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /** Account mode. Set at creation and never changes; every account below a test account is a test account. */
            mode: 'live' | 'test';
            /**
             * Company
             * Company details, if any are set.
             */
            company?: {
              /** Company name. */
              name?: string;
              /** Company email address. */
              email?: string;
              /** Company phone number. */
              phone?: string;
            };
            /**
             * Billing
             * Billing details; null for a top-level account.
             */
            billing?: {
              /** ID of the parent account, which is billed. */
              parent_account: string;
            };
          };
        };
      };
    };
  };
  getAccountsChildren: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
      };
    };
    responses: {
      /** List direct sub-accounts */
      200: {
        content: {
          'application/json': {
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Total number of items. */
            total: number;
            /** Accounts on this page. */
            items: {
              /** Account ID. */
              id: string;
              /** Account name. */
              name?: string;
              /** Email address of the account. */
              email?: string;
              /** Phone number of the account, in international format. */
              phone?: string;
              /** Account mode. Set at creation and never changes; every account below a test account is a test account. */
              mode: 'live' | 'test';
            }[];
          };
        };
      };
    };
  };
  postAccountsRegister: {
    requestBody?: {
      content: {
        'application/json': {
          /** Account name, up to 200 characters. */
          name?: string | null;
          /**
           * Format: email
           * Email address. Must be unique among the sign-in addresses of your account and the accounts below it.
           */
          email?: string | null;
          /** Phone number in international format. */
          phone?: string | null;
          /** Password, 12 to 200 characters. Stored as a hash and never returned. */
          password?: string | null;
          /** Company details. */
          company?: {
            /** Company name, up to 200 characters. */
            name?: string | null;
            /**
             * Format: email
             * Company email address.
             */
            email?: string | null;
            /** Company phone number in international format. */
            phone?: string | null;
          } | null;
          /** Mode of the new account. Defaults to the mode of your account. */
          mode?: 'live' | 'test' | null;
        };
      };
    };
    responses: {
      /** Create a sub-account in live or test mode */
      200: {
        content: {
          'application/json': {
            /** Account ID. */
            id: string;
            /** Account name. */
            name?: string;
            /** Email address of the account. */
            email?: string;
            /** Phone number of the account, in international format. */
            phone?: string;
            /** Whether this account is active. Ancestors are not taken into account. */
            is_active: boolean;
            /** Whether this account is suspended. A suspended parent also blocks access. */
            is_suspended: boolean;
            /**
             * Format: date-time
             * Time of the last sign-in with email and password.
             */
            last_login?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /** Account mode. Set at creation and never changes; every account below a test account is a test account. */
            mode: 'live' | 'test';
            /**
             * Company
             * Company details, if any are set.
             */
            company?: {
              /** Company name. */
              name?: string;
              /** Company email address. */
              email?: string;
              /** Company phone number. */
              phone?: string;
            };
            /**
             * Billing
             * Billing details; null for a top-level account.
             */
            billing?: {
              /** ID of the parent account, which is billed. */
              parent_account: string;
            };
          };
        };
      };
    };
  };
  postAccountsSignup: {
    parameters: {
      query: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms: string;
        /** URL to redirect to after signup. Its origin must be on the operator's allowlist. */
        redirect?: string;
        /** Whether to hide the password field on the signup page. */
        hidepw?: boolean;
      };
    };
    responses: {
      /** Create a signup link for a new sub-account */
      200: {
        content: {
          'application/json': {
            /** Signup URL. Shown only once. */
            url: string;
            /**
             * Format: date-time
             * Expiry time, 7 days after creation.
             */
            expiry: string;
          };
        };
      };
    };
  };
  putAccountsById: {
    parameters: {
      query?: {
        /** `true` suspends the account, `false` lifts the suspension. */
        suspended?: 'true' | 'false';
        /** New status of the account: `active` or `disabled`. */
        status?: 'active' | 'disabled';
      };
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** Account name, up to 200 characters. */
          name?: string | null;
          /**
           * Format: email
           * Email address. Must be unique among the sign-in addresses of your account and the accounts below it.
           */
          email?: string | null;
          /** Phone number in international format. */
          phone?: string | null;
          /** Password, 12 to 200 characters. Stored as a hash and never returned. */
          password?: string | null;
          /** Company details. */
          company?: {
            /** Company name, up to 200 characters. */
            name?: string | null;
            /**
             * Format: email
             * Company email address.
             */
            email?: string | null;
            /** Company phone number in international format. */
            phone?: string | null;
          } | null;
        };
      };
    };
    responses: {
      /** Update, suspend or disable an account */
      200: {
        content: {
          'application/json': {
            /** Account ID. */
            id: string;
            /** Account name. */
            name?: string;
            /** Email address of the account. */
            email?: string;
            /** Phone number of the account, in international format. */
            phone?: string;
            /** Whether this account is active. Ancestors are not taken into account. */
            is_active: boolean;
            /** Whether this account is suspended. A suspended parent also blocks access. */
            is_suspended: boolean;
            /**
             * Format: date-time
             * Time of the last sign-in with email and password.
             */
            last_login?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /** Account mode. Set at creation and never changes; every account below a test account is a test account. */
            mode: 'live' | 'test';
            /**
             * Company
             * Company details, if any are set.
             */
            company?: {
              /** Company name. */
              name?: string;
              /** Company email address. */
              email?: string;
              /** Company phone number. */
              phone?: string;
            };
            /**
             * Billing
             * Billing details; null for a top-level account.
             */
            billing?: {
              /** ID of the parent account, which is billed. */
              parent_account: string;
            };
          };
        };
      };
    };
  };
  getListingsPropertyTypes: {
    responses: {
      /** List supported property types */
      200: {
        content: {
          'application/json': string[];
        };
      };
    };
  };
  getListings: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
        /** Filter by status. */
        status?: 'ACTIVE' | 'INACTIVE';
        /** Search text: matches code, name, email address, phone number or listing. */
        search?: string;
        /** Filter by building. */
        building?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    responses: {
      /** List listings, with filters */
      200: {
        content: {
          'application/json': {
            /** Total number of listings that match. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Number of listings on this page. */
            count: number;
            /** Listings on this page. */
            items: {
              /** Listing ID. */
              id: string;
              /** Your own ID for the listing: letters A to Z and digits, unique within the account. */
              my_id: string;
              /** ID of the account that owns the listing. */
              user_id: string;
              /** Property management system of the listing; `api` if it is managed through this API. */
              pms: string;
              /** ID of the listing in the property management system. */
              pms_listing_id?: string;
              /** Listing status. */
              status: 'ACTIVE' | 'INACTIVE';
              /** Public name. */
              name: string;
              /** Short name for internal use. Defaults to the public name. */
              nickname: string;
              /** Property type, such as `Apartment`. */
              property_type?: string;
              /** Maximum number of guests. */
              accommodates: number;
              /** Number of bedrooms. */
              bedrooms: number;
              /** Number of bathrooms. */
              bathrooms: number;
              /** Number of beds. */
              beds: number;
              /** Check-in hour, 0 to 24; fractions allowed. */
              check_in_time: number;
              /** Check-out hour, 0 to 24; fractions allowed. */
              check_out_time: number;
              /**
               * Location
               * Location.
               */
              location: {
                /** Street and house number. */
                street: string;
                /** City. */
                city: string;
                /** State or province code. */
                state?: string;
                /** Country name in English. */
                country: string;
                /** ISO 3166-1 alpha-2 country code. */
                country_code: string;
                /** Postal code. */
                zipcode?: string;
                /** IANA time zone name. */
                time_zone_name: string;
                /** How the time zone was determined, if known. */
                time_zone_source?: 'given' | 'coordinates' | 'address';
                /** Building code that groups listings of one building. */
                building?: string;
                /** Full address in one line. */
                address?: string;
                /** Floor. */
                floor?: string;
                /** Apartment number. */
                apartment?: string;
                /**
                 * GeoPoint
                 * Coordinates.
                 */
                geo?: {
                  /** Latitude in degrees. */
                  lat: number;
                  /** Longitude in degrees. */
                  lon: number;
                };
              };
              /**
               * Pictures
               * Picture URLs. A placeholder is returned for each missing picture.
               */
              pictures: {
                /** URL of the large picture. */
                large_url: string;
                /** URL of the regular picture. */
                regular_url: string;
                /** URL of the thumbnail. */
                thumbnail_url: string;
              };
              /** ID assigned by the screening partner; null if not connected. */
              partner_id?: string;
              /**
               * Format: date-time
               * Creation time.
               */
              created_at: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
          };
        };
      };
    };
  };
  postListings: {
    parameters: {
      query?: {
        /** URL to post the result to when it is ready. */
        callback?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** ID of an existing listing. */
          id?: string | null;
          /** Your own ID for the listing: letters A to Z and digits. Required for a new listing. */
          my_id?: string;
          /** Property management system. Defaults to `api`. */
          pms?: string | null;
          /** ID of the listing in that system; requires `pms`. */
          pms_listing_id?: string | null;
          /** Listing status. Required for a new listing. */
          status?: 'ACTIVE' | 'INACTIVE';
          /** Public name. Required for a new listing. */
          name?: string;
          /** Short name for internal use. Defaults to the public name. */
          nickname?: string | null;
          /** Property type; one of `propertyTypes`. */
          property_type?:
            | 'Apartment'
            | 'Cottage'
            | 'Condominium'
            | 'House'
            | 'Hotel'
            | 'Boat'
            | 'Camper/RV'
            | 'Other'
            | 'Loft'
            | 'Serviced Apartment'
            | 'Chalet'
            | 'Bed&Breakfast'
            | 'Villa'
            | 'Tent'
            | 'Cabin'
            | 'Townhouse'
            | 'Bungalow'
            | 'Hut'
            | 'Dorm'
            | 'Parking Space'
            | 'Plane'
            | 'Treehouse'
            | 'Yurt'
            | 'Tipi'
            | 'Igloo'
            | 'Earth House'
            | 'Island'
            | 'Cave'
            | 'Castle'
            | 'Studio'
            | null;
          /** Maximum number of guests. Defaults to 2. */
          accommodates?: number | null;
          /** Number of bedrooms. Defaults to 1. */
          bedrooms?: number | null;
          /** Number of bathrooms. Defaults to 1. */
          bathrooms?: number | null;
          /** Number of beds. Defaults to 1. */
          beds?: number | null;
          /** Check-in hour, 0 to 24; fractions allowed (15.5 is 3:30 pm). Defaults to 16. */
          check_in_time?: number | null;
          /** Check-out hour, 0 to 24; fractions allowed. Defaults to 11. */
          check_out_time?: number | null;
          /** Location. Required for a new listing. */
          location?: {
            /** Street and house number. Required for a new listing. */
            street?: string;
            /** City. Required for a new listing. */
            city?: string;
            /** Country name or alpha-2 code from `countries`. Required for a new listing. */
            country?: string;
            /** State or province code. */
            state?: string | null;
            /** Postal code. Required for a new listing. */
            zipcode?: string;
            /** IANA time zone name or alias. If omitted, derived from the coordinates or, without them, from the address. */
            timezone?: string | null;
            /** Building code that groups listings of one building: letters A to Z and digits. */
            building?: string | null;
            /** Full address in one line. */
            address?: string | null;
            /** Floor. */
            floor?: string | null;
            /** Apartment number. */
            apartment?: string | null;
            /** Coordinates. */
            geo?: {
              /** Latitude in degrees. */
              lat: number;
              /** Longitude in degrees. */
              lon: number;
            } | null;
          };
          /** Picture URLs. A placeholder is used for each missing picture. */
          pictures?: {
            /**
             * Format: uri
             * URL of the large picture (http or https).
             */
            large_url?: string | null;
            /**
             * Format: uri
             * URL of the regular picture (http or https).
             */
            regular_url?: string | null;
            /**
             * Format: uri
             * URL of the thumbnail (http or https).
             */
            thumbnail_url?: string | null;
          } | null;
        };
      };
    };
    responses: {
      /** Create a listing, or update the one with the given `id` or `my_id` */
      200: {
        content: {
          'application/json': {
            /** Listing ID. */
            id: string;
            /** Your own ID for the listing: letters A to Z and digits, unique within the account. */
            my_id: string;
            /** ID of the account that owns the listing. */
            user_id: string;
            /** Property management system of the listing; `api` if it is managed through this API. */
            pms: string;
            /** ID of the listing in the property management system. */
            pms_listing_id?: string;
            /** Listing status. */
            status: 'ACTIVE' | 'INACTIVE';
            /** Public name. */
            name: string;
            /** Short name for internal use. Defaults to the public name. */
            nickname: string;
            /** Property type, such as `Apartment`. */
            property_type?: string;
            /** Maximum number of guests. */
            accommodates: number;
            /** Number of bedrooms. */
            bedrooms: number;
            /** Number of bathrooms. */
            bathrooms: number;
            /** Number of beds. */
            beds: number;
            /** Check-in hour, 0 to 24; fractions allowed. */
            check_in_time: number;
            /** Check-out hour, 0 to 24; fractions allowed. */
            check_out_time: number;
            /**
             * Location
             * Location.
             */
            location: {
              /** Street and house number. */
              street: string;
              /** City. */
              city: string;
              /** State or province code. */
              state?: string;
              /** Country name in English. */
              country: string;
              /** ISO 3166-1 alpha-2 country code. */
              country_code: string;
              /** Postal code. */
              zipcode?: string;
              /** IANA time zone name. */
              time_zone_name: string;
              /** How the time zone was determined, if known. */
              time_zone_source?: 'given' | 'coordinates' | 'address';
              /** Building code that groups listings of one building. */
              building?: string;
              /** Full address in one line. */
              address?: string;
              /** Floor. */
              floor?: string;
              /** Apartment number. */
              apartment?: string;
              /**
               * GeoPoint
               * Coordinates.
               */
              geo?: {
                /** Latitude in degrees. */
                lat: number;
                /** Longitude in degrees. */
                lon: number;
              };
            };
            /**
             * Pictures
             * Picture URLs. A placeholder is returned for each missing picture.
             */
            pictures: {
              /** URL of the large picture. */
              large_url: string;
              /** URL of the regular picture. */
              regular_url: string;
              /** URL of the thumbnail. */
              thumbnail_url: string;
            };
            /** ID assigned by the screening partner; null if not connected. */
            partner_id?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
          };
        };
      };
    };
  };
  getListingsById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get a listing */
      200: {
        content: {
          'application/json': {
            /** Listing ID. */
            id: string;
            /** Your own ID for the listing: letters A to Z and digits, unique within the account. */
            my_id: string;
            /** ID of the account that owns the listing. */
            user_id: string;
            /** Property management system of the listing; `api` if it is managed through this API. */
            pms: string;
            /** ID of the listing in the property management system. */
            pms_listing_id?: string;
            /** Listing status. */
            status: 'ACTIVE' | 'INACTIVE';
            /** Public name. */
            name: string;
            /** Short name for internal use. Defaults to the public name. */
            nickname: string;
            /** Property type, such as `Apartment`. */
            property_type?: string;
            /** Maximum number of guests. */
            accommodates: number;
            /** Number of bedrooms. */
            bedrooms: number;
            /** Number of bathrooms. */
            bathrooms: number;
            /** Number of beds. */
            beds: number;
            /** Check-in hour, 0 to 24; fractions allowed. */
            check_in_time: number;
            /** Check-out hour, 0 to 24; fractions allowed. */
            check_out_time: number;
            /**
             * Location
             * Location.
             */
            location: {
              /** Street and house number. */
              street: string;
              /** City. */
              city: string;
              /** State or province code. */
              state?: string;
              /** Country name in English. */
              country: string;
              /** ISO 3166-1 alpha-2 country code. */
              country_code: string;
              /** Postal code. */
              zipcode?: string;
              /** IANA time zone name. */
              time_zone_name: string;
              /** How the time zone was determined, if known. */
              time_zone_source?: 'given' | 'coordinates' | 'address';
              /** Building code that groups listings of one building. */
              building?: string;
              /** Full address in one line. */
              address?: string;
              /** Floor. */
              floor?: string;
              /** Apartment number. */
              apartment?: string;
              /**
               * GeoPoint
               * Coordinates.
               */
              geo?: {
                /** Latitude in degrees. */
                lat: number;
                /** Longitude in degrees. */
                lon: number;
              };
            };
            /**
             * Pictures
             * Picture URLs. A placeholder is returned for each missing picture.
             */
            pictures: {
              /** URL of the large picture. */
              large_url: string;
              /** URL of the regular picture. */
              regular_url: string;
              /** URL of the thumbnail. */
              thumbnail_url: string;
            };
            /** ID assigned by the screening partner; null if not connected. */
            partner_id?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
          };
        };
      };
    };
  };
  putListingsById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** URL to post the result to when it is ready. */
        callback?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** ID of an existing listing. */
          id?: string | null;
          /** Your own ID for the listing: letters A to Z and digits. Required for a new listing. */
          my_id?: string;
          /** Property management system. Defaults to `api`. */
          pms?: string | null;
          /** ID of the listing in that system; requires `pms`. */
          pms_listing_id?: string | null;
          /** Listing status. Required for a new listing. */
          status?: 'ACTIVE' | 'INACTIVE';
          /** Public name. Required for a new listing. */
          name?: string;
          /** Short name for internal use. Defaults to the public name. */
          nickname?: string | null;
          /** Property type; one of `propertyTypes`. */
          property_type?:
            | 'Apartment'
            | 'Cottage'
            | 'Condominium'
            | 'House'
            | 'Hotel'
            | 'Boat'
            | 'Camper/RV'
            | 'Other'
            | 'Loft'
            | 'Serviced Apartment'
            | 'Chalet'
            | 'Bed&Breakfast'
            | 'Villa'
            | 'Tent'
            | 'Cabin'
            | 'Townhouse'
            | 'Bungalow'
            | 'Hut'
            | 'Dorm'
            | 'Parking Space'
            | 'Plane'
            | 'Treehouse'
            | 'Yurt'
            | 'Tipi'
            | 'Igloo'
            | 'Earth House'
            | 'Island'
            | 'Cave'
            | 'Castle'
            | 'Studio'
            | null;
          /** Maximum number of guests. Defaults to 2. */
          accommodates?: number | null;
          /** Number of bedrooms. Defaults to 1. */
          bedrooms?: number | null;
          /** Number of bathrooms. Defaults to 1. */
          bathrooms?: number | null;
          /** Number of beds. Defaults to 1. */
          beds?: number | null;
          /** Check-in hour, 0 to 24; fractions allowed (15.5 is 3:30 pm). Defaults to 16. */
          check_in_time?: number | null;
          /** Check-out hour, 0 to 24; fractions allowed. Defaults to 11. */
          check_out_time?: number | null;
          /** Location. Required for a new listing. */
          location?: {
            /** Street and house number. Required for a new listing. */
            street?: string;
            /** City. Required for a new listing. */
            city?: string;
            /** Country name or alpha-2 code from `countries`. Required for a new listing. */
            country?: string;
            /** State or province code. */
            state?: string | null;
            /** Postal code. Required for a new listing. */
            zipcode?: string;
            /** IANA time zone name or alias. If omitted, derived from the coordinates or, without them, from the address. */
            timezone?: string | null;
            /** Building code that groups listings of one building: letters A to Z and digits. */
            building?: string | null;
            /** Full address in one line. */
            address?: string | null;
            /** Floor. */
            floor?: string | null;
            /** Apartment number. */
            apartment?: string | null;
            /** Coordinates. */
            geo?: {
              /** Latitude in degrees. */
              lat: number;
              /** Longitude in degrees. */
              lon: number;
            } | null;
          };
          /** Picture URLs. A placeholder is used for each missing picture. */
          pictures?: {
            /**
             * Format: uri
             * URL of the large picture (http or https).
             */
            large_url?: string | null;
            /**
             * Format: uri
             * URL of the regular picture (http or https).
             */
            regular_url?: string | null;
            /**
             * Format: uri
             * URL of the thumbnail (http or https).
             */
            thumbnail_url?: string | null;
          } | null;
        };
      };
    };
    responses: {
      /** Update a listing; `null` resets a field */
      200: {
        content: {
          'application/json': {
            /** Listing ID. */
            id: string;
            /** Your own ID for the listing: letters A to Z and digits, unique within the account. */
            my_id: string;
            /** ID of the account that owns the listing. */
            user_id: string;
            /** Property management system of the listing; `api` if it is managed through this API. */
            pms: string;
            /** ID of the listing in the property management system. */
            pms_listing_id?: string;
            /** Listing status. */
            status: 'ACTIVE' | 'INACTIVE';
            /** Public name. */
            name: string;
            /** Short name for internal use. Defaults to the public name. */
            nickname: string;
            /** Property type, such as `Apartment`. */
            property_type?: string;
            /** Maximum number of guests. */
            accommodates: number;
            /** Number of bedrooms. */
            bedrooms: number;
            /** Number of bathrooms. */
            bathrooms: number;
            /** Number of beds. */
            beds: number;
            /** Check-in hour, 0 to 24; fractions allowed. */
            check_in_time: number;
            /** Check-out hour, 0 to 24; fractions allowed. */
            check_out_time: number;
            /**
             * Location
             * Location.
             */
            location: {
              /** Street and house number. */
              street: string;
              /** City. */
              city: string;
              /** State or province code. */
              state?: string;
              /** Country name in English. */
              country: string;
              /** ISO 3166-1 alpha-2 country code. */
              country_code: string;
              /** Postal code. */
              zipcode?: string;
              /** IANA time zone name. */
              time_zone_name: string;
              /** How the time zone was determined, if known. */
              time_zone_source?: 'given' | 'coordinates' | 'address';
              /** Building code that groups listings of one building. */
              building?: string;
              /** Full address in one line. */
              address?: string;
              /** Floor. */
              floor?: string;
              /** Apartment number. */
              apartment?: string;
              /**
               * GeoPoint
               * Coordinates.
               */
              geo?: {
                /** Latitude in degrees. */
                lat: number;
                /** Longitude in degrees. */
                lon: number;
              };
            };
            /**
             * Pictures
             * Picture URLs. A placeholder is returned for each missing picture.
             */
            pictures: {
              /** URL of the large picture. */
              large_url: string;
              /** URL of the regular picture. */
              regular_url: string;
              /** URL of the thumbnail. */
              thumbnail_url: string;
            };
            /** ID assigned by the screening partner; null if not connected. */
            partner_id?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
          };
        };
      };
    };
  };
  postListingsByIdScreeningPartner: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Action to take. */
          action: 'connect' | 'disconnect';
        };
      };
    };
    responses: {
      /** Connect a listing to the screening partner, or disconnect it */
      200: {
        content: {
          'application/json': {
            /** Listing ID. */
            platform_id: string;
            /** ID assigned by the screening partner; null if not connected. */
            partner_id: string | null;
          };
        };
      };
    };
  };
  getReservations: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
        /** Filter by status. */
        status?: 'any' | 'CONFIRMED' | 'CANCELED' | 'CANCELLED' | 'INQUIRY';
        /** Filter by verification status. */
        verification_status?: 'pending' | 'review' | 'verified';
        /** Filter by guest portal status. */
        guest_portal_status?: 'COMPLETED' | 'INCOMPLETE';
        /** Filter by risk color. */
        risk_color?: 'green' | 'yellow' | 'orange' | 'red' | 'black';
        /** Sort order; prefix with `-` for descending. */
        sort?: 'created_at' | '-created_at' | 'check_in_date' | '-check_in_date' | 'updated_at' | '-updated_at';
        /** Search text: matches code, name, email address, phone number or listing. */
        search?: string;
        /** Filter by building. */
        building?: string;
        /** Filter by booking channel. */
        source?: string;
        /** Check-in on or after: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        check_in_from?: string;
        /** Check-in on or before: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        check_in_to?: string;
        /** Check-out on or after: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        check_out_from?: string;
        /** Check-out on or before: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        check_out_to?: string;
        /** Created on or after: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        created_from?: string;
        /** Created on or before: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        created_to?: string;
        /** Updated on or after: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        updated_from?: string;
        /** Updated on or before: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601). */
        updated_to?: string;
        /** Filter by listing ID. */
        listing_id?: string;
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    responses: {
      /** List reservations, with filters and sorting */
      200: {
        content: {
          'application/json': {
            /** Total number of matching reservations. Counted only if requested. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Number of reservations on this page. */
            count: number;
            items: {
              /** Reservation ID. */
              id: string;
              /** ID of the account that owns the reservation. */
              user_id: string;
              /** Confirmation code, unique in the account and `pms`. */
              confirmation_code: string;
              /** Source system (PMS). Defaults to `api`. */
              pms: string;
              /** Booking ID in the source system. */
              pms_reservation_id?: string;
              /** Booking status. */
              status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
              /** Booking channel. */
              source: string;
              /** Number of guests. */
              number_of_guests: number;
              /** Nights between check-in and check-out. */
              nights?: number;
              /** Total price, in the currency of the reservation. */
              total_price: number;
              /** Total price per night. */
              average_daily_rate?: number;
              /** ISO 4217 currency code. */
              currency?: string;
              /** Language for messages to the guest (BCP 47). */
              locale?: string;
              /** Custom data stored with the reservation. The service does not use it. */
              metadata: {
                [key: string]: unknown;
              };
              /** Check-in as received: a date, or a date with a time. */
              check_in_date?: string;
              /** Check-out as received: a date, or a date with a time. */
              check_out_date?: string;
              /** URL of the guest portal. */
              guest_portal_url: string;
              /**
               * Guest
               * Primary guest.
               */
              guest: {
                /** First name. */
                first_name?: string;
                /** Last name. */
                last_name?: string;
                /** Full name. */
                full_name?: string;
                /** Phone number. */
                phone?: string;
                /** Email address. */
                email?: string;
                /** Home address, as received. */
                location?: string;
              };
              /**
               * Identification
               * Data read from the guest's identity document.
               */
              identification?: {
                /** First name. */
                first_name?: string;
                /** Last name. */
                last_name?: string;
                /** Middle name. */
                middle_name?: string;
                /** Document number. */
                document_number?: string;
                /** Document type. */
                document_type?: 'drivers' | 'passport' | 'id';
                /** Nationality, three-letter code. */
                nationality?: string;
                /** Sex. */
                sex?: 'F' | 'M' | 'X';
                /** Address on one line, if shown on the document. */
                address?: string;
                /**
                 * Format: date
                 * Birth date, `YYYY-MM-DD`.
                 */
                birth_date?: string;
                /**
                 * Format: date
                 * Expiry date, `YYYY-MM-DD`.
                 */
                expiry_date?: string;
                /**
                 * Format: date
                 * Date of issue, `YYYY-MM-DD`.
                 */
                issue_date?: string;
              };
              /**
               * Format: date-time
               * Time at which the reservation was created in this service.
               */
              created_at: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
              /**
               * Format: date-time
               * Time at which the guest's data was erased, on request or by the retention schedule.
               */
              erased_at?: string;
              /** Listing ID. */
              listing_id?: string;
              /** Short name for internal use. Defaults to the public name. */
              listing_nickname?: string;
              /** IANA time zone name. */
              listing_timezone_name?: string;
              /** Reservation ID. */
              queued?: string;
              /** Supervised decision if there is one, otherwise the automatic status. */
              verification_composite_status: 'pending' | 'review' | 'verified' | 'approve' | 'decline';
              /** Automatic status. */
              verification_status: 'pending' | 'review' | 'verified';
              /** Risk color of the stay; null before the first analysis. */
              risk_color?: 'green' | 'yellow' | 'orange' | 'red' | 'black';
              /** Guest's progress in the portal. */
              guest_portal_status: 'COMPLETED' | 'INCOMPLETE';
            }[];
          };
        };
      };
    };
  };
  postReservations: {
    parameters: {
      query?: {
        /** Whether to wait up to 7 seconds for the analysis. */
        sync?: boolean;
        /** Whether to decide without the guest portal. */
        skip_gp?: boolean;
        /** URL to post the result to when it is ready. */
        callback?: string;
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Confirmation code. Generated on creation if omitted; on update, the new code. */
          confirmation_code?: string | null;
          /** Booking ID in the property management system. */
          pms_reservation_id?: string | null;
          /** Booking status. Defaults to `CONFIRMED`. */
          status?: 'CONFIRMED' | 'CANCELED' | 'INQUIRY' | null;
          /** Booking channel. */
          source?: string | null;
          /** Listing ID. */
          listing_id?: string | null;
          /** Number of guests. Defaults to 1. */
          number_of_guests?: number | null;
          /** Number of nights. Defaults to the number between the two dates. */
          nights?: number | null;
          /** Total price. Defaults to 0. */
          total_price?: number | null;
          /** ISO 4217 currency code. */
          currency?: string | null;
          /** Check-in: a date, or a date with time. Kept as sent. */
          check_in_date?: string | null;
          /** Check-out: a date, or a date with time. Kept as sent. */
          check_out_date?: string | null;
          /** Whether this is a stand-alone verification without a listing. */
          without_listing?: boolean | null;
          /** Listing to create or update with the reservation, as in `saveListing`. */
          listing?: {
            /** ID of an existing listing. */
            id?: string | null;
            /** Your own ID for the listing: letters A to Z and digits. Required for a new listing. */
            my_id?: string;
            /** Property management system. Defaults to `api`. */
            pms?: string | null;
            /** ID of the listing in that system; requires `pms`. */
            pms_listing_id?: string | null;
            /** Listing status. Required for a new listing. */
            status?: 'ACTIVE' | 'INACTIVE';
            /** Public name. Required for a new listing. */
            name?: string;
            /** Short name for internal use. Defaults to the public name. */
            nickname?: string | null;
            /** Property type; one of `propertyTypes`. */
            property_type?:
              | 'Apartment'
              | 'Cottage'
              | 'Condominium'
              | 'House'
              | 'Hotel'
              | 'Boat'
              | 'Camper/RV'
              | 'Other'
              | 'Loft'
              | 'Serviced Apartment'
              | 'Chalet'
              | 'Bed&Breakfast'
              | 'Villa'
              | 'Tent'
              | 'Cabin'
              | 'Townhouse'
              | 'Bungalow'
              | 'Hut'
              | 'Dorm'
              | 'Parking Space'
              | 'Plane'
              | 'Treehouse'
              | 'Yurt'
              | 'Tipi'
              | 'Igloo'
              | 'Earth House'
              | 'Island'
              | 'Cave'
              | 'Castle'
              | 'Studio'
              | null;
            /** Maximum number of guests. Defaults to 2. */
            accommodates?: number | null;
            /** Number of bedrooms. Defaults to 1. */
            bedrooms?: number | null;
            /** Number of bathrooms. Defaults to 1. */
            bathrooms?: number | null;
            /** Number of beds. Defaults to 1. */
            beds?: number | null;
            /** Check-in hour, 0 to 24; fractions allowed (15.5 is 3:30 pm). Defaults to 16. */
            check_in_time?: number | null;
            /** Check-out hour, 0 to 24; fractions allowed. Defaults to 11. */
            check_out_time?: number | null;
            /** Location. Required for a new listing. */
            location?: {
              /** Street and house number. Required for a new listing. */
              street?: string;
              /** City. Required for a new listing. */
              city?: string;
              /** Country name or alpha-2 code from `countries`. Required for a new listing. */
              country?: string;
              /** State or province code. */
              state?: string | null;
              /** Postal code. Required for a new listing. */
              zipcode?: string;
              /** IANA time zone name or alias. If omitted, derived from the coordinates or, without them, from the address. */
              timezone?: string | null;
              /** Building code that groups listings of one building: letters A to Z and digits. */
              building?: string | null;
              /** Full address in one line. */
              address?: string | null;
              /** Floor. */
              floor?: string | null;
              /** Apartment number. */
              apartment?: string | null;
              /** Coordinates. */
              geo?: {
                /** Latitude in degrees. */
                lat: number;
                /** Longitude in degrees. */
                lon: number;
              } | null;
            };
            /** Picture URLs. A placeholder is used for each missing picture. */
            pictures?: {
              /**
               * Format: uri
               * URL of the large picture (http or https).
               */
              large_url?: string | null;
              /**
               * Format: uri
               * URL of the regular picture (http or https).
               */
              regular_url?: string | null;
              /**
               * Format: uri
               * URL of the thumbnail (http or https).
               */
              thumbnail_url?: string | null;
            } | null;
          };
          /** Primary guest. */
          guest: {
            /** First name. */
            first_name?: string | null;
            /** Last name. */
            last_name?: string | null;
            /** Full name, if not split into first and last name. */
            full_name?: string | null;
            /** Email address. */
            email?: string | null;
            /** Phone number in international format. */
            phone?: string | null;
            /** Home address on one line. */
            location?: string | null;
            /**
             * Format: date
             * Birth date. Encrypted at rest.
             */
            birth_date?: string | null;
            /** IP address that the booking was made from. Encrypted at rest. */
            ip_address?: ((string | null) | null) | string | null;
          };
          /** Additional guests; replaces the current list. Encrypted at rest. */
          guests?:
            | {
                /** Full name. */
                name?: string | null;
                /** First name, if no full name is given. */
                first_name?: string | null;
                /** Last name, if no full name is given. */
                last_name?: string | null;
                /** Full name; alias of `name`. */
                full_name?: string | null;
                /** Email address. */
                email?: string | null;
              }[]
            | null;
          /** Language for messages to the guest (BCP 47). */
          locale?: string | null;
          /** Custom data. Keys are merged: `null` removes a key; omitted keys keep their value. */
          metadata?: {
            [key: string]: unknown;
          } | null;
        };
      };
    };
    responses: {
      /** Create a reservation and start its analysis */
      200: {
        content: {
          'application/json': {
            /** Reservation ID. */
            id: string;
            /** ID of the account that owns the reservation. */
            user_id: string;
            /** Confirmation code, unique in the account and `pms`. */
            confirmation_code: string;
            /** Source system (PMS). Defaults to `api`. */
            pms: string;
            /** Booking ID in the source system. */
            pms_reservation_id?: string;
            /** Booking status. */
            status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
            /** Booking channel. */
            source: string;
            /** Number of guests. */
            number_of_guests: number;
            /** Nights between check-in and check-out. */
            nights?: number;
            /** Total price, in the currency of the reservation. */
            total_price: number;
            /** Total price per night. */
            average_daily_rate?: number;
            /** ISO 4217 currency code. */
            currency?: string;
            /** Language for messages to the guest (BCP 47). */
            locale?: string;
            /** Custom data stored with the reservation. The service does not use it. */
            metadata: {
              [key: string]: unknown;
            };
            /** Check-in as received: a date, or a date with a time. */
            check_in_date?: string;
            /** Check-out as received: a date, or a date with a time. */
            check_out_date?: string;
            /** URL of the guest portal. */
            guest_portal_url: string;
            /**
             * Guest
             * Primary guest.
             */
            guest: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Full name. */
              full_name?: string;
              /** Phone number. */
              phone?: string;
              /** Email address. */
              email?: string;
              /** Home address, as received. */
              location?: string;
            };
            /**
             * Identification
             * Data read from the guest's identity document.
             */
            identification?: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Middle name. */
              middle_name?: string;
              /** Document number. */
              document_number?: string;
              /** Document type. */
              document_type?: 'drivers' | 'passport' | 'id';
              /** Nationality, three-letter code. */
              nationality?: string;
              /** Sex. */
              sex?: 'F' | 'M' | 'X';
              /** Address on one line, if shown on the document. */
              address?: string;
              /**
               * Format: date
               * Birth date, `YYYY-MM-DD`.
               */
              birth_date?: string;
              /**
               * Format: date
               * Expiry date, `YYYY-MM-DD`.
               */
              expiry_date?: string;
              /**
               * Format: date
               * Date of issue, `YYYY-MM-DD`.
               */
              issue_date?: string;
            };
            /**
             * Format: date-time
             * Time at which the reservation was created in this service.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time at which the guest's data was erased, on request or by the retention schedule.
             */
            erased_at?: string;
            /** Listing ID. */
            listing_id?: string;
            /** Short name for internal use. Defaults to the public name. */
            listing_nickname?: string;
            /** IANA time zone name. */
            listing_timezone_name?: string;
            /** Reservation ID. */
            queued?: string;
          };
        };
      };
    };
  };
  getReservationsById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get a reservation; `queued` is true while its analysis is pending */
      200: {
        content: {
          'application/json': {
            /** Reservation ID. */
            id: string;
            /** ID of the account that owns the reservation. */
            user_id: string;
            /** Confirmation code, unique in the account and `pms`. */
            confirmation_code: string;
            /** Source system (PMS). Defaults to `api`. */
            pms: string;
            /** Booking ID in the source system. */
            pms_reservation_id?: string;
            /** Booking status. */
            status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
            /** Booking channel. */
            source: string;
            /** Number of guests. */
            number_of_guests: number;
            /** Nights between check-in and check-out. */
            nights?: number;
            /** Total price, in the currency of the reservation. */
            total_price: number;
            /** Total price per night. */
            average_daily_rate?: number;
            /** ISO 4217 currency code. */
            currency?: string;
            /** Language for messages to the guest (BCP 47). */
            locale?: string;
            /** Custom data stored with the reservation. The service does not use it. */
            metadata: {
              [key: string]: unknown;
            };
            /** Check-in as received: a date, or a date with a time. */
            check_in_date?: string;
            /** Check-out as received: a date, or a date with a time. */
            check_out_date?: string;
            /** URL of the guest portal. */
            guest_portal_url: string;
            /**
             * Guest
             * Primary guest.
             */
            guest: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Full name. */
              full_name?: string;
              /** Phone number. */
              phone?: string;
              /** Email address. */
              email?: string;
              /** Home address, as received. */
              location?: string;
            };
            /**
             * Identification
             * Data read from the guest's identity document.
             */
            identification?: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Middle name. */
              middle_name?: string;
              /** Document number. */
              document_number?: string;
              /** Document type. */
              document_type?: 'drivers' | 'passport' | 'id';
              /** Nationality, three-letter code. */
              nationality?: string;
              /** Sex. */
              sex?: 'F' | 'M' | 'X';
              /** Address on one line, if shown on the document. */
              address?: string;
              /**
               * Format: date
               * Birth date, `YYYY-MM-DD`.
               */
              birth_date?: string;
              /**
               * Format: date
               * Expiry date, `YYYY-MM-DD`.
               */
              expiry_date?: string;
              /**
               * Format: date
               * Date of issue, `YYYY-MM-DD`.
               */
              issue_date?: string;
            };
            /**
             * Format: date-time
             * Time at which the reservation was created in this service.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time at which the guest's data was erased, on request or by the retention schedule.
             */
            erased_at?: string;
            /** Listing ID. */
            listing_id?: string;
            /** Short name for internal use. Defaults to the public name. */
            listing_nickname?: string;
            /** IANA time zone name. */
            listing_timezone_name?: string;
            /** Reservation ID. */
            queued?: string;
          };
        };
      };
    };
  };
  putReservationsById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
        /** Whether to wait up to 7 seconds for the analysis. */
        sync?: boolean;
        /** Whether to decide without the guest portal. */
        skip_gp?: boolean;
        /** URL to post the result to when it is ready. */
        callback?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** Confirmation code. Generated on creation if omitted; on update, the new code. */
          confirmation_code?: string | null;
          /** Booking ID in the property management system. */
          pms_reservation_id?: string | null;
          /** Booking status. Defaults to `CONFIRMED`. */
          status?: 'CONFIRMED' | 'CANCELED' | 'INQUIRY' | null;
          /** Booking channel. */
          source?: string | null;
          /** Listing ID. */
          listing_id?: string | null;
          /** Number of guests. Defaults to 1. */
          number_of_guests?: number | null;
          /** Number of nights. Defaults to the number between the two dates. */
          nights?: number | null;
          /** Total price. Defaults to 0. */
          total_price?: number | null;
          /** ISO 4217 currency code. */
          currency?: string | null;
          /** Check-in: a date, or a date with time. Kept as sent. */
          check_in_date?: string;
          /** Check-out: a date, or a date with time. Kept as sent. */
          check_out_date?: string;
          /** Whether this is a stand-alone verification without a listing. */
          without_listing?: boolean | null;
          /** Listing to create or update with the reservation, as in `saveListing`. */
          listing?: {
            /** ID of an existing listing. */
            id?: string | null;
            /** Your own ID for the listing: letters A to Z and digits. Required for a new listing. */
            my_id?: string;
            /** Property management system. Defaults to `api`. */
            pms?: string | null;
            /** ID of the listing in that system; requires `pms`. */
            pms_listing_id?: string | null;
            /** Listing status. Required for a new listing. */
            status?: 'ACTIVE' | 'INACTIVE';
            /** Public name. Required for a new listing. */
            name?: string;
            /** Short name for internal use. Defaults to the public name. */
            nickname?: string | null;
            /** Property type; one of `propertyTypes`. */
            property_type?:
              | 'Apartment'
              | 'Cottage'
              | 'Condominium'
              | 'House'
              | 'Hotel'
              | 'Boat'
              | 'Camper/RV'
              | 'Other'
              | 'Loft'
              | 'Serviced Apartment'
              | 'Chalet'
              | 'Bed&Breakfast'
              | 'Villa'
              | 'Tent'
              | 'Cabin'
              | 'Townhouse'
              | 'Bungalow'
              | 'Hut'
              | 'Dorm'
              | 'Parking Space'
              | 'Plane'
              | 'Treehouse'
              | 'Yurt'
              | 'Tipi'
              | 'Igloo'
              | 'Earth House'
              | 'Island'
              | 'Cave'
              | 'Castle'
              | 'Studio'
              | null;
            /** Maximum number of guests. Defaults to 2. */
            accommodates?: number | null;
            /** Number of bedrooms. Defaults to 1. */
            bedrooms?: number | null;
            /** Number of bathrooms. Defaults to 1. */
            bathrooms?: number | null;
            /** Number of beds. Defaults to 1. */
            beds?: number | null;
            /** Check-in hour, 0 to 24; fractions allowed (15.5 is 3:30 pm). Defaults to 16. */
            check_in_time?: number | null;
            /** Check-out hour, 0 to 24; fractions allowed. Defaults to 11. */
            check_out_time?: number | null;
            /** Location. Required for a new listing. */
            location?: {
              /** Street and house number. Required for a new listing. */
              street?: string;
              /** City. Required for a new listing. */
              city?: string;
              /** Country name or alpha-2 code from `countries`. Required for a new listing. */
              country?: string;
              /** State or province code. */
              state?: string | null;
              /** Postal code. Required for a new listing. */
              zipcode?: string;
              /** IANA time zone name or alias. If omitted, derived from the coordinates or, without them, from the address. */
              timezone?: string | null;
              /** Building code that groups listings of one building: letters A to Z and digits. */
              building?: string | null;
              /** Full address in one line. */
              address?: string | null;
              /** Floor. */
              floor?: string | null;
              /** Apartment number. */
              apartment?: string | null;
              /** Coordinates. */
              geo?: {
                /** Latitude in degrees. */
                lat: number;
                /** Longitude in degrees. */
                lon: number;
              } | null;
            };
            /** Picture URLs. A placeholder is used for each missing picture. */
            pictures?: {
              /**
               * Format: uri
               * URL of the large picture (http or https).
               */
              large_url?: string | null;
              /**
               * Format: uri
               * URL of the regular picture (http or https).
               */
              regular_url?: string | null;
              /**
               * Format: uri
               * URL of the thumbnail (http or https).
               */
              thumbnail_url?: string | null;
            } | null;
          };
          /** Primary guest. */
          guest?: {
            /** First name. */
            first_name?: string | null;
            /** Last name. */
            last_name?: string | null;
            /** Full name, if not split into first and last name. */
            full_name?: string | null;
            /** Email address. */
            email?: string | null;
            /** Phone number in international format. */
            phone?: string | null;
            /** Home address on one line. */
            location?: string | null;
            /**
             * Format: date
             * Birth date. Encrypted at rest.
             */
            birth_date?: string | null;
            /** IP address that the booking was made from. Encrypted at rest. */
            ip_address?: ((string | null) | null) | string | null;
          };
          /** Additional guests; replaces the current list. Encrypted at rest. */
          guests?:
            | {
                /** Full name. */
                name?: string | null;
                /** First name, if no full name is given. */
                first_name?: string | null;
                /** Last name, if no full name is given. */
                last_name?: string | null;
                /** Full name; alias of `name`. */
                full_name?: string | null;
                /** Email address. */
                email?: string | null;
              }[]
            | null;
          /** Language for messages to the guest (BCP 47). */
          locale?: string | null;
          /** Custom data. Keys are merged: `null` removes a key; omitted keys keep their value. */
          metadata?: {
            [key: string]: unknown;
          } | null;
        };
      };
    };
    responses: {
      /** Update a reservation and rerun the affected checks */
      200: {
        content: {
          'application/json': {
            /** Reservation ID. */
            id: string;
            /** ID of the account that owns the reservation. */
            user_id: string;
            /** Confirmation code, unique in the account and `pms`. */
            confirmation_code: string;
            /** Source system (PMS). Defaults to `api`. */
            pms: string;
            /** Booking ID in the source system. */
            pms_reservation_id?: string;
            /** Booking status. */
            status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
            /** Booking channel. */
            source: string;
            /** Number of guests. */
            number_of_guests: number;
            /** Nights between check-in and check-out. */
            nights?: number;
            /** Total price, in the currency of the reservation. */
            total_price: number;
            /** Total price per night. */
            average_daily_rate?: number;
            /** ISO 4217 currency code. */
            currency?: string;
            /** Language for messages to the guest (BCP 47). */
            locale?: string;
            /** Custom data stored with the reservation. The service does not use it. */
            metadata: {
              [key: string]: unknown;
            };
            /** Check-in as received: a date, or a date with a time. */
            check_in_date?: string;
            /** Check-out as received: a date, or a date with a time. */
            check_out_date?: string;
            /** URL of the guest portal. */
            guest_portal_url: string;
            /**
             * Guest
             * Primary guest.
             */
            guest: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Full name. */
              full_name?: string;
              /** Phone number. */
              phone?: string;
              /** Email address. */
              email?: string;
              /** Home address, as received. */
              location?: string;
            };
            /**
             * Identification
             * Data read from the guest's identity document.
             */
            identification?: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Middle name. */
              middle_name?: string;
              /** Document number. */
              document_number?: string;
              /** Document type. */
              document_type?: 'drivers' | 'passport' | 'id';
              /** Nationality, three-letter code. */
              nationality?: string;
              /** Sex. */
              sex?: 'F' | 'M' | 'X';
              /** Address on one line, if shown on the document. */
              address?: string;
              /**
               * Format: date
               * Birth date, `YYYY-MM-DD`.
               */
              birth_date?: string;
              /**
               * Format: date
               * Expiry date, `YYYY-MM-DD`.
               */
              expiry_date?: string;
              /**
               * Format: date
               * Date of issue, `YYYY-MM-DD`.
               */
              issue_date?: string;
            };
            /**
             * Format: date-time
             * Time at which the reservation was created in this service.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
            /**
             * Format: date-time
             * Time at which the guest's data was erased, on request or by the retention schedule.
             */
            erased_at?: string;
            /** Listing ID. */
            listing_id?: string;
            /** Short name for internal use. Defaults to the public name. */
            listing_nickname?: string;
            /** IANA time zone name. */
            listing_timezone_name?: string;
            /** Reservation ID. */
            queued?: string;
          };
        };
      };
    };
  };
  getReservationsByIdSummary: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the verification summary: status, risk, the eleven checks and the guest segments */
      200: {
        content: {
          'application/json': {
            /** Guest's progress in the portal. */
            guest_portal_status: 'COMPLETED' | 'INCOMPLETE';
            /** Portal screen submitted last. */
            guest_portal_last_screen?: string;
            /** Supervised decision if there is one, otherwise the automatic status. */
            verification_composite_status: 'pending' | 'review' | 'verified' | 'approve' | 'decline';
            /** Automatic status. */
            verification_status: 'pending' | 'review' | 'verified';
            /** Explanation of the status. */
            verification_status_reason: string;
            /** Risk color of the stay; null before the first analysis. */
            risk_color?: 'green' | 'yellow' | 'orange' | 'red' | 'black';
            /** Top risks, most severe first; up to 5. */
            top_risks: string[];
            /** Recommended actions for the top risks; up to 5. */
            top_recommendations: string[];
            /** Supervised decision, made by a team member or a business rule. */
            supervised_status: 'approve' | 'decline' | null;
            /**
             * LoyaltyPrediction
             * How likely the guest is to return; null before the first analysis and in test mode.
             */
            loyalty_prediction?: {
              /** Rank among guests, 0 to 100; not a probability. */
              rebooking_score: number;
              /** Loyalty tier. */
              rebooking_tier: 'high_loyalty' | 'medium_loyalty' | 'low_loyalty';
              /** Customer value in US dollars: past stays, this stay and the next three years (predicted). */
              predicted_glv: number;
              /** Value tier. */
              glv_tier: 'high_value' | 'medium_value' | 'low_value';
              /** Most influential factors of the score. */
              reasons: string[];
              /** Name, version and content digest of the model. */
              model: string;
              /** Origin of the training data; null in older analyses. */
              model_origin?: 'simulated' | 'open' | 'own';
              /** Limitations of the prediction; null if the model was trained on your own history. */
              model_note?: string;
            };
            /**
             * VerificationDetails
             * Results of each check.
             */
            details: {
              /**
               * VerificationEntry
               * Overall risk of the stay.
               */
              general_risk: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Background check: watchlists, sex offender registers, news and eviction records.
               */
              background_check: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Credit check: a bureau's report, requested with the guest's consent.
               */
              credit_check: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * The account's blocked guests.
               */
              blacklist: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Payments for the reservation.
               */
              payment_verification: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Check of the guest's identity document.
               */
              identification_document: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Signs of fraud in contact details, location, IP address and payments.
               */
              fraud_detection: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Adverse media: news articles that may report something negative about the guest.
               */
              adverse_media: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Online history of the guest's email address and phone number.
               */
              social_verification: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * Sanctions list search for the primary guest and additional guests.
               */
              sanctions: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
                /** Value of the check, such as a score. */
                value?: string;
                /** Explanation of the status and what to do. */
                help?: string;
                /** Findings. */
                findings: string[];
              };
              /**
               * VerificationEntry
               * House rules and agreements that the guest has to accept.
               */
              house_rules: {
                /** Status of the check. */
                status: 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';
              };
            };
            /** Segments of the primary guest. Empty until segments are built, and for guests without contact details. */
            loyalty_segments: {
              /** Email address or phone number used for the lookup. */
              guest_id: string;
              /** ID of the account that the stays belong to. */
              user_id: string;
              /**
               * Format: date-time
               * Calculation time.
               */
              timestamp: string;
              /**
               * SegmentWords
               * Segment.
               */
              segment: {
                /** Segment name, such as `Champions`. */
                name: string;
                /** Tier from 1 (highest) to 8 (lowest). */
                tier: number;
                /** Description of the guests in this segment. */
                description: string;
                /** Recommended action. */
                recommended_action: string;
                /** Type of offer; `none` if no offer is recommended. */
                offer_type: string;
                /** Priority of the recommended action. */
                priority: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
              };
              /**
               * RfmScores
               * RFM scores.
               */
              rfm_scores: {
                /** Recency score, 1 to 5; 5 if a stay is upcoming. */
                recency: number;
                /** Frequency score, 1 to 5, for 1, 2, 3, 4–5, or 6 or more stays. */
                frequency: number;
                /** Monetary score, 1 to 5: the guest's revenue quintile within the account; 5 is the highest. */
                monetary: number;
                /** The three scores as a three-digit string. */
                composite: string;
              };
              /**
               * SegmentMetrics
               * Stay metrics.
               */
              metrics: {
                /** Days since the latest check-out. */
                days_since_last_stay?: number;
                /**
                 * Format: date
                 * Latest check-out date (`YYYY-MM-DD`).
                 */
                last_stay_date?: string;
                /**
                 * Format: date
                 * Earliest check-in date (`YYYY-MM-DD`).
                 */
                first_stay_date?: string;
                /** Number of stays. */
                total_stays: number;
                /** Revenue in `currency`, excluding amounts in other currencies. */
                total_revenue: number;
                /** Number of nights. */
                total_nights: number;
                /** Average revenue per stay in `currency`. */
                avg_booking_value?: number;
                /** Most frequent currency of the stays (ISO 4217). */
                currency?: string;
                /** Revenue by currency, the one with the most stays first. */
                revenue_by_currency: {
                  /** Currency code (ISO 4217); null if none of the account's bookings has one. */
                  currency?: string;
                  /** Total in major currency units. */
                  amount: number;
                  /** Number of completed stays included. */
                  stays: number;
                }[];
                /** Total revenue converted to nights at the account's median nightly price in each currency. Basis of the monetary score. */
                nights_equivalent: number;
                /** Days since the earliest check-in. */
                customer_tenure_days?: number;
              };
              /**
               * SegmentQuality
               * Data quality of the guest's profile.
               */
              data_quality: {
                /** Confidence in the segment. */
                confidence: 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN';
                /** Whether an email address is known, including a masked one. */
                has_email: boolean;
                /** Whether a phone number is known. */
                has_phone: boolean;
                /** Whether every known email address is a masked booking channel address. */
                is_ota_masked: boolean;
                /** Identifier that matched the guest. */
                identifier_type: 'email' | 'phone';
              };
              /** Factors, strongest first; empty if the guest has no completed stay. */
              top_factors: {
                /** Factor. */
                factor: 'recency' | 'frequency' | 'monetary';
                /** Value with unit. */
                value: string;
                /** Comparison with the account's median guest. */
                impact: 'positive' | 'negative';
                /** Human-readable explanation. */
                description: string;
              }[];
              /**
               * SegmentFlags
               * Additional flags.
               */
              flags: {
                /** Whether this is likely a business guest, judging by a company name, a company email domain or stays during the working week. */
                is_corporate_account: boolean;
                /** Whether most bookings came through booking channels. */
                is_ota_guest: boolean;
                /** Whether a confirmed stay is current or upcoming. */
                has_future_booking: boolean;
                /** Whether the guest returns at the same time of year. */
                is_seasonal_guest: boolean;
              };
            }[];
          };
        };
      };
    };
  };
  getReservationsByIdStatus: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the verification status and the supervised decision */
      200: {
        content: {
          'application/json': {
            /** Automatic status. */
            status: 'pending' | 'review' | 'verified';
            /** Supervised decision, made by a team member or a business rule. */
            supervised?: 'approve' | 'decline';
            /** Explanation of the status. */
            reason: string;
            /** Names of the live business rules that fired. */
            business_rules: string[];
            /** Booking status. */
            pms_status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
            guestportal_completed: boolean;
          };
        };
      };
    };
  };
  postReservationsByIdStatus: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Decision. */
          supervised: 'approve' | 'decline';
          /** Reason for the decision. */
          notes?: string | null;
        };
      };
    };
    responses: {
      /** Record a supervised decision alongside the automated verdict */
      200: {
        content: {
          'application/json': {
            /** Automatic status. */
            status: 'pending' | 'review' | 'verified';
            /** Supervised decision, made by a team member or a business rule. */
            supervised?: 'approve' | 'decline';
            /** Explanation of the status. */
            reason: string;
            /** Names of the live business rules that fired. */
            business_rules: string[];
            /** Booking status. */
            pms_status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
            guestportal_completed: boolean;
          };
        };
      };
    };
  };
  getReservationsByIdReport: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Create a link to the PDF report, valid for 15 minutes */
      200: {
        content: {
          'application/json': {
            /** Signed URL of the PDF. Anyone with the URL can open it until it expires. */
            url: string;
            /**
             * Format: date-time
             * Expiry time.
             */
            expires_at: string;
          };
        };
      };
    };
  };
  getReservationsByIdGuestportal: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the guest's current portal answers */
      200: {
        content: {
          'application/json': {
            /** Guest's full name. */
            full_name?: string;
            /** Guest's phone number. */
            phone?: string;
            /** Guest's email address. */
            email?: string;
            /** Name on the most recently used card. */
            name_on_card?: string;
            /** Whether a security deposit is held or captured. */
            security_deposit: boolean;
            /** Most recently submitted screen. */
            last_step?: string;
            /** Whether all required screens are accepted. */
            completed: boolean;
            /**
             * Format: date-time
             * Time at which the last required screen was accepted.
             */
            completed_at?: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
            /** Additional guests of the party. */
            guests: {
              /** Name. */
              name?: string;
              /** Email address. */
              email?: string;
            }[];
          };
        };
      };
    };
  };
  getReservationsByIdEmbed: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Create a short-lived link to embed the reservation in a frame */
      200: {
        content: {
          'application/json': {
            /** Signed URL of the portal page. Anyone with the URL can open the page. */
            url: string;
            /**
             * Format: date-time
             * Expiry time.
             */
            expires: string;
          };
        };
      };
    };
  };
  getReservationsByIdNotes: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** List the notes on a reservation, with their authors */
      200: {
        content: {
          'application/json': {
            /** Note text. */
            text: string;
            /**
             * Format: date-time
             * Time at which the note was written.
             */
            timestamp: string;
            /** Team member ID. */
            author_id?: string;
            /** Name of the team member. */
            author_name?: string;
            author_type: string;
          }[];
        };
      };
    };
  };
  getReservationsByIdAuthorityReport: {
    parameters: {
      query?: {
        /** File format. */
        format?: 'csv' | 'json';
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Export the authority report for one reservation as a file */
      200: {
        content: {
          'application/json': {
            /** Suggested file name. */
            file_name: string;
            /** Media type: `text/csv` or `application/json`. */
            media_type: string;
            /** File content. */
            content: string;
            /** Number of stays included: only those whose guest has submitted the report. */
            stays: number;
            /** Number of guests included. */
            guests: number;
          };
        };
      };
    };
  };
  getAuthorityReports: {
    parameters: {
      query: {
        /** First arrival date of the range. */
        from: string;
        /** Last arrival date of the range, up to 92 days after `from`. */
        to: string;
        /** Country name or two-letter country code. */
        country?: string;
        /** File format. */
        format?: 'csv' | 'json';
      };
    };
    responses: {
      /** Export the authority reports for all arrivals in a date range as a file */
      200: {
        content: {
          'application/json': {
            /** Suggested file name. */
            file_name: string;
            /** Media type: `text/csv` or `application/json`. */
            media_type: string;
            /** File content. */
            content: string;
            /** Number of stays included: only those whose guest has submitted the report. */
            stays: number;
            /** Number of guests included. */
            guests: number;
          };
        };
      };
    };
  };
  postAccountsWebhooks: {
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: uri
           * Public http or https URL without user name or password.
           */
          webhook_url: string;
          /** Event category. */
          webhook_key:
            | 'guest_portal_webhook_url'
            | 'screening_webhook_url'
            | 'messaging_webhook_url'
            | 'reservation_webhook_url'
            | 'listing_webhook_url'
            | 'account_webhook_url';
          /** Account ID: your account or one below it. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Register a webhook URL for one event category */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Signing secret (`whsec_…`). Shown only once, on first registration. */
            signing_secret?: string;
          };
        };
      };
    };
  };
  deleteAccountsWebhooks: {
    parameters: {
      query?: {
        /** Event category, if not given in the body. */
        webhook_key?:
          | 'guest_portal_webhook_url'
          | 'screening_webhook_url'
          | 'messaging_webhook_url'
          | 'reservation_webhook_url'
          | 'listing_webhook_url'
          | 'account_webhook_url';
        /** Registered URL, if not given in the body. */
        webhook_url?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: uri
           * If given, must equal the registered URL.
           */
          webhook_url?: string;
          /** Event category. */
          webhook_key:
            | 'guest_portal_webhook_url'
            | 'screening_webhook_url'
            | 'messaging_webhook_url'
            | 'reservation_webhook_url'
            | 'listing_webhook_url'
            | 'account_webhook_url';
          /** Account ID: your account or one below it. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Remove a webhook; pass webhook_key and webhook_url in the body or the query */
      200: {
        content: {
          'application/json':
            | {
                message: string;
              }
            | boolean;
        };
      };
    };
  };
  postAccountsWebhooksDelete: {
    parameters: {
      query?: {
        /** Event category, if not given in the body. */
        webhook_key?:
          | 'guest_portal_webhook_url'
          | 'screening_webhook_url'
          | 'messaging_webhook_url'
          | 'reservation_webhook_url'
          | 'listing_webhook_url'
          | 'account_webhook_url';
        /** Registered URL, if not given in the body. */
        webhook_url?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: uri
           * If given, must equal the registered URL.
           */
          webhook_url?: string;
          /** Event category. */
          webhook_key:
            | 'guest_portal_webhook_url'
            | 'screening_webhook_url'
            | 'messaging_webhook_url'
            | 'reservation_webhook_url'
            | 'listing_webhook_url'
            | 'account_webhook_url';
          /** Account ID: your account or one below it. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Remove a webhook; pass webhook_key and webhook_url in the body or the query */
      200: {
        content: {
          'application/json':
            | {
                message: string;
              }
            | boolean;
        };
      };
    };
  };
  postAccountsWebhooksTest: {
    requestBody: {
      content: {
        'application/json': {
          /** Event category of the webhook. */
          webhook_key:
            | 'guest_portal_webhook_url'
            | 'screening_webhook_url'
            | 'messaging_webhook_url'
            | 'reservation_webhook_url'
            | 'listing_webhook_url'
            | 'account_webhook_url';
          /** Account ID: your account or one below it. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Send a sample event to a registered webhook */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Delivery ID. */
            delivery_id: string;
            /** Event ID, sent as `webhook-id` with each attempt. */
            event_id: string;
          };
        };
      };
    };
  };
  postAccountsWebhooksRedeliver: {
    requestBody: {
      content: {
        'application/json': {
          /** Sequence number of the first event. */
          from_sequence: number;
          /** Sequence number of the last event, up to 999 after the first. Defaults to the first. */
          to_sequence?: number | null;
          /** Only events of this category. */
          webhook_key?:
            | 'guest_portal_webhook_url'
            | 'screening_webhook_url'
            | 'messaging_webhook_url'
            | 'reservation_webhook_url'
            | 'listing_webhook_url'
            | 'account_webhook_url';
          /** Account ID of the events. Defaults to your own account. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Redeliver events of the last 30 days */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Redeliver one event or a range of events. Returns the number of deliveries queued. */
            count: number;
          };
        };
      };
    };
  };
  getAccountsSettingsGuestPortalScreensByKey: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key:
          | 'guest_portal_screens'
          | 'guest_portal_screens_by_listing'
          | 'guest_portal_screens_by_source'
          | 'guest_portal_screens_for_repeat_guests';
      };
    };
    responses: {
      /** Get the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  putAccountsSettingsGuestPortalScreensByKey: {
    parameters: {
      path: {
        /** API key ID, or name of the setting. */
        key:
          | 'guest_portal_screens'
          | 'guest_portal_screens_by_listing'
          | 'guest_portal_screens_by_source'
          | 'guest_portal_screens_for_repeat_guests';
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Level. */
          config_key?:
            | 'guest_portal_screens'
            | 'guest_portal_screens_by_listing'
            | 'guest_portal_screens_by_source'
            | 'guest_portal_screens_for_repeat_guests';
          /** Rules at this level, up to 1,000. An empty list clears the level. */
          config_data: ({
            /** Name of the booking channel this rule applies to. */
            source?: string | null;
            /** ID of the listing this rule applies to. */
            listing_id?: string | null;
            guest_portal_screens: {
              [key: string]: 'disabled' | 'required' | 'inherit';
            };
          } & {
            [key: string]: unknown;
          })[];
        };
      };
    };
    responses: {
      /** Set the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  putAccountsSettingsGuestPortalScreens: {
    requestBody: {
      content: {
        'application/json': {
          /** Level. */
          config_key?:
            | 'guest_portal_screens'
            | 'guest_portal_screens_by_listing'
            | 'guest_portal_screens_by_source'
            | 'guest_portal_screens_for_repeat_guests';
          /** Rules at this level, up to 1,000. An empty list clears the level. */
          config_data: ({
            /** Name of the booking channel this rule applies to. */
            source?: string | null;
            /** ID of the listing this rule applies to. */
            listing_id?: string | null;
            guest_portal_screens: {
              [key: string]: 'disabled' | 'required' | 'inherit';
            };
          } & {
            [key: string]: unknown;
          })[];
        };
      };
    };
    responses: {
      /** Set the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  getAccountsByIdSettingsGuestPortalScreensByKey: {
    parameters: {
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
        /** API key ID, or name of the setting. */
        key:
          | 'guest_portal_screens'
          | 'guest_portal_screens_by_listing'
          | 'guest_portal_screens_by_source'
          | 'guest_portal_screens_for_repeat_guests';
      };
    };
    responses: {
      /** Get the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  putAccountsByIdSettingsGuestPortalScreensByKey: {
    parameters: {
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
        /** API key ID, or name of the setting. */
        key:
          | 'guest_portal_screens'
          | 'guest_portal_screens_by_listing'
          | 'guest_portal_screens_by_source'
          | 'guest_portal_screens_for_repeat_guests';
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Level. */
          config_key?:
            | 'guest_portal_screens'
            | 'guest_portal_screens_by_listing'
            | 'guest_portal_screens_by_source'
            | 'guest_portal_screens_for_repeat_guests';
          /** Rules at this level, up to 1,000. An empty list clears the level. */
          config_data: ({
            /** Name of the booking channel this rule applies to. */
            source?: string | null;
            /** ID of the listing this rule applies to. */
            listing_id?: string | null;
            guest_portal_screens: {
              [key: string]: 'disabled' | 'required' | 'inherit';
            };
          } & {
            [key: string]: unknown;
          })[];
        };
      };
    };
    responses: {
      /** Set the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  putAccountsByIdSettingsGuestPortalScreens: {
    parameters: {
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Level. */
          config_key?:
            | 'guest_portal_screens'
            | 'guest_portal_screens_by_listing'
            | 'guest_portal_screens_by_source'
            | 'guest_portal_screens_for_repeat_guests';
          /** Rules at this level, up to 1,000. An empty list clears the level. */
          config_data: ({
            /** Name of the booking channel this rule applies to. */
            source?: string | null;
            /** ID of the listing this rule applies to. */
            listing_id?: string | null;
            guest_portal_screens: {
              [key: string]: 'disabled' | 'required' | 'inherit';
            };
          } & {
            [key: string]: unknown;
          })[];
        };
      };
    };
    responses: {
      /** Set the portal screen settings of an account at one level */
      200: {
        content: {
          'application/json': {
            /** Level. */
            config_key:
              | 'guest_portal_screens'
              | 'guest_portal_screens_by_listing'
              | 'guest_portal_screens_by_source'
              | 'guest_portal_screens_for_repeat_guests';
            config_data: ({
              /** Name of the booking channel this rule applies to. */
              source?: string;
              /** ID of the listing this rule applies to. */
              listing_id?: string;
              guest_portal_screens: {
                [key: string]: 'disabled' | 'required' | 'inherit';
              };
            } & {
              [key: string]: unknown;
            })[];
          };
        };
      };
    };
  };
  getReservationsByIdScreens: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the effective portal screens of a reservation */
      200: {
        content: {
          'application/json': {
            [key: string]: 'disabled' | 'required' | 'inherit';
          };
        };
      };
    };
  };
  putReservationsByIdScreens: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          [key: string]: 'disabled' | 'required' | 'inherit';
        };
      };
    };
    responses: {
      /** Enable or disable portal screens for one reservation */
      200: {
        content: {
          'application/json': {
            [key: string]: 'disabled' | 'required' | 'inherit';
          };
        };
      };
    };
  };
  getAccountsSettingsUsageAgreement: {
    responses: {
      /** Get usage agreements by account, source, listing and reservation */
      200: {
        content: {
          'application/json': {
            user: {
              /** Account ID. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version?: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256?: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at?: string;
            };
            /** Texts by booking channel. */
            sources: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              name: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts for individual reservations. */
            reservations: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts by listing. */
            listings: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
          };
        };
      };
    };
  };
  putAccountsSettingsUsageAgreement: {
    requestBody?: {
      content: {
        'application/json': {
          /** Default text of the account. */
          user?: {
            /** Format. Defaults to `html`. */
            format?: 'html' | 'text' | 'markdown' | null;
            /** Content, up to 200,000 characters. `null` or blank removes the text. */
            content: string | null;
          } | null;
          /** Texts by booking channel, up to 1,000. */
          sources?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Booking channel name. Matching ignores case and treats full-width characters as regular ones. */
                name: string;
              }[]
            | null;
          /** Texts by reservation, up to 1,000. */
          reservations?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Reservation or listing ID. */
                id: string;
              }[]
            | null;
          /** Texts by listing, up to 1,000. */
          listings?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Reservation or listing ID. */
                id: string;
              }[]
            | null;
        };
      };
    };
    responses: {
      /** Save usage agreements; HTML is sanitized before it is stored */
      200: {
        content: {
          'application/json': {
            user: {
              /** Account ID. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version?: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256?: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at?: string;
            };
            /** Texts by booking channel. */
            sources: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              name: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts for individual reservations. */
            reservations: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts by listing. */
            listings: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
          };
        };
      };
    };
  };
  getAccountsByIdSettingsUsageAgreement: {
    parameters: {
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
      };
    };
    responses: {
      /** Get usage agreements by account, source, listing and reservation */
      200: {
        content: {
          'application/json': {
            user: {
              /** Account ID. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version?: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256?: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at?: string;
            };
            /** Texts by booking channel. */
            sources: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              name: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts for individual reservations. */
            reservations: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts by listing. */
            listings: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
          };
        };
      };
    };
  };
  putAccountsByIdSettingsUsageAgreement: {
    parameters: {
      path: {
        /** Account ID, or `me` for your own account. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** Default text of the account. */
          user?: {
            /** Format. Defaults to `html`. */
            format?: 'html' | 'text' | 'markdown' | null;
            /** Content, up to 200,000 characters. `null` or blank removes the text. */
            content: string | null;
          } | null;
          /** Texts by booking channel, up to 1,000. */
          sources?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Booking channel name. Matching ignores case and treats full-width characters as regular ones. */
                name: string;
              }[]
            | null;
          /** Texts by reservation, up to 1,000. */
          reservations?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Reservation or listing ID. */
                id: string;
              }[]
            | null;
          /** Texts by listing, up to 1,000. */
          listings?:
            | {
                /** Format. Defaults to `html`. */
                format?: 'html' | 'text' | 'markdown' | null;
                /** Content, up to 200,000 characters. `null` or blank removes the text. */
                content: string | null;
                /** Reservation or listing ID. */
                id: string;
              }[]
            | null;
        };
      };
    };
    responses: {
      /** Save usage agreements; HTML is sanitized before it is stored */
      200: {
        content: {
          'application/json': {
            user: {
              /** Account ID. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version?: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256?: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at?: string;
            };
            /** Texts by booking channel. */
            sources: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              name: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts for individual reservations. */
            reservations: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
            /** Texts by listing. */
            listings: {
              /** Scope of the text: a booking channel name, or the ID of a reservation, listing or account. */
              id: string;
              /** Format. */
              format: 'html' | 'text' | 'markdown';
              /** Content. HTML is sanitized: no scripts and no external resources. */
              content: string;
              /** Version number, starting at 1; increases when content or format changes. */
              version: number;
              /** SHA-256 of the content in UTF-8, as hex. Signatures refer to it. */
              sha256: string;
              /**
               * Format: date-time
               * Time of the last update.
               */
              updated_at: string;
            }[];
          };
        };
      };
    };
  };
  postPaymentsEvents: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
    };
    requestBody?: {
      content: {
        'application/json':
          | {
              reservation_id: string;
              event_source: 'processor_a' | 'processor_b' | 'other';
              event_id: string;
              event_type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
              event_status: 'info' | 'warning' | 'success' | 'failure';
              customer_id?: string | null;
              processor_status_code?: string | null;
              processor_message?: string | null;
              network_status_code?:
                | 'approved_by_network'
                | 'declined_by_network'
                | 'not_sent_to_network'
                | 'reversed_after_approval'
                | null;
              three_d_secure?:
                | 'attempt_acknowledged'
                | 'authenticated'
                | 'exempted'
                | 'failed'
                | 'not_supported'
                | 'processing_error'
                | null;
              amount?: number | null;
              currency?: string | null;
              charge_descriptor?: string | null;
              name_on_card?: string | null;
              payment_method?: 'card' | 'ach' | null;
              card_type?: 'credit' | 'debit' | 'prepaid' | null;
              card_provider?:
                | 'visa'
                | 'mastercard'
                | 'amex'
                | 'discover'
                | 'diners'
                | 'jcb'
                | 'unionpay'
                | 'maestro'
                | 'other'
                | null;
              card_country?: string | null;
              card_iin?: string | null;
              card_last4?: string | null;
              card_expiry_month?: string | null;
              card_expiry_year?: string | null;
              card_fingerprint?: string | null;
              card_cvc_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_postal_code_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_line1_check?: 'pass' | 'fail' | 'unavailable' | null;
              billing_country_code?: string | null;
              billing_address?: string | null;
              billing_city?: string | null;
              billing_postal_code?: string | null;
              billing_name?: string | null;
              billing_state_code?: string | null;
              billing_phone?: string | null;
              /** Format: email */
              billing_email?: string | null;
              /** Format: ipv4 */
              ip_address?: string | null;
              user_agent?: string | null;
              /** Format: date-time */
              timestamp?: string | null;
              purpose?: 'security_deposit' | 'damage_waiver' | 'extra_services' | null;
              /** Format: uri */
              receipt_url?: string | null;
              products?:
                | {
                    name: string;
                    price: number;
                  }[]
                | null;
            }
          | {
              reservation_id: string;
              event_source: 'processor_a' | 'processor_b' | 'other';
              event_id: string;
              event_type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
              event_status: 'info' | 'warning' | 'success' | 'failure';
              customer_id?: string | null;
              processor_status_code?: string | null;
              processor_message?: string | null;
              network_status_code?:
                | 'approved_by_network'
                | 'declined_by_network'
                | 'not_sent_to_network'
                | 'reversed_after_approval'
                | null;
              three_d_secure?:
                | 'attempt_acknowledged'
                | 'authenticated'
                | 'exempted'
                | 'failed'
                | 'not_supported'
                | 'processing_error'
                | null;
              amount?: number | null;
              currency?: string | null;
              charge_descriptor?: string | null;
              name_on_card?: string | null;
              payment_method?: 'card' | 'ach' | null;
              card_type?: 'credit' | 'debit' | 'prepaid' | null;
              card_provider?:
                | 'visa'
                | 'mastercard'
                | 'amex'
                | 'discover'
                | 'diners'
                | 'jcb'
                | 'unionpay'
                | 'maestro'
                | 'other'
                | null;
              card_country?: string | null;
              card_iin?: string | null;
              card_last4?: string | null;
              card_expiry_month?: string | null;
              card_expiry_year?: string | null;
              card_fingerprint?: string | null;
              card_cvc_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_postal_code_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_line1_check?: 'pass' | 'fail' | 'unavailable' | null;
              billing_country_code?: string | null;
              billing_address?: string | null;
              billing_city?: string | null;
              billing_postal_code?: string | null;
              billing_name?: string | null;
              billing_state_code?: string | null;
              billing_phone?: string | null;
              /** Format: email */
              billing_email?: string | null;
              /** Format: ipv4 */
              ip_address?: string | null;
              user_agent?: string | null;
              /** Format: date-time */
              timestamp?: string | null;
              purpose?: 'security_deposit' | 'damage_waiver' | 'extra_services' | null;
              /** Format: uri */
              receipt_url?: string | null;
              products?:
                | {
                    name: string;
                    price: number;
                  }[]
                | null;
            }[];
      };
    };
    responses: {
      /** Record payment events for one or more reservations */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Whether the event was already recorded; a duplicate changes nothing. */
            duplicate?: boolean;
            results?: {
              /** Event source. */
              event_source: 'processor_a' | 'processor_b' | 'other';
              /** Processor's event ID. */
              event_id: string;
              /** Whether the event was already recorded; a duplicate changes nothing. */
              duplicate?: boolean;
            }[];
          };
        };
      };
    };
  };
  getReservationsByIdPayments: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the deposit, damage waiver, extra services and card of a reservation */
      200: {
        content: {
          'application/json': {
            /**
             * SecurityDepositRecord
             * Security deposit.
             */
            security_deposit: {
              /** Authorized (held) amounts. */
              successful_authorizations: {
                /** ISO 4217 currency code in lower case. */
                currency?: string;
                /** Amount in major currency units. */
                amount?: number;
                /** URL of the guest's receipt. */
                receipt_url?: string;
                /** Card network. */
                card_brand?: string;
                /**
                 * Format: date-time
                 * Time of the event.
                 */
                timestamp: string;
              }[];
              /** Authorizations and charges that failed or were reversed. */
              charge_failures: {
                /** Message from the processor, or the meaning of its status code. */
                message: string;
                /**
                 * Format: date-time
                 * Time of the event.
                 */
                timestamp: string;
              }[];
              /** Refunded amounts. */
              refunds: {
                /** ISO 4217 currency code in lower case. */
                currency?: string;
                /** Amount in major currency units. */
                amount?: number;
                /** URL of the guest's receipt. */
                receipt_url?: string;
                /** Card network. */
                card_brand?: string;
                /**
                 * Format: date-time
                 * Time of the event.
                 */
                timestamp: string;
              }[];
              /** Captured amounts. */
              deposit_captures: {
                /** ISO 4217 currency code in lower case. */
                currency?: string;
                /** Amount in major currency units. */
                amount?: number;
                /** URL of the guest's receipt. */
                receipt_url?: string;
                /** Card network. */
                card_brand?: string;
                /**
                 * Format: date-time
                 * Time of the event.
                 */
                timestamp: string;
              }[];
            };
            /**
             * PaymentValidation
             * Card validation.
             */
            payment_validation: {
              /** URL of the guest's latest receipt. */
              receipt_url?: string;
              /** Name on the most recently used card. */
              name_on_card?: string;
              /** Funding of the card. */
              funding_type?: 'credit' | 'debit' | 'prepaid';
              /** Card network. */
              card_brand?: string;
              /** Issuing country, ISO 3166-1 alpha-2. */
              card_country?: string;
              /** Result; null until a payment attempt has a result. */
              status?: 'success' | 'failure';
              /** Problems found. */
              errors: {
                /** Title of the problem. */
                title: string;
                /** Explanation of the problem. */
                description: string;
              }[];
            };
            /**
             * DamageWaiverRecord
             * Damage waiver; null if none was paid.
             */
            damage_waiver?: {
              /** Net amount: charges minus refunds. */
              amount: number;
              /** ISO 4217 currency code in lower case. */
              currency?: string;
              /**
               * Format: date-time
               * Time of the last charge.
               */
              timestamp: string;
              /** URL of the guest's receipt. */
              receipt_url?: string;
            };
            /**
             * ExtraServicesRecord
             * Extra services.
             */
            extra_services: {
              /** Net amount, charges minus refunds; null if nothing was charged. */
              amount?: number;
              /** ISO 4217 currency code in lower case. */
              currency?: string;
              /** URL of the guest's receipt. */
              receipt_url?: string;
              /** Products sold. */
              products: {
                /** Product name. */
                name: string;
                /** Price, in the currency of the event. */
                price: number;
              }[];
            };
          };
        };
      };
    };
  };
  postReservationsByIdPayments: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json':
          | {
              reservation_id?: string | null;
              event_source: 'processor_a' | 'processor_b' | 'other';
              event_id: string;
              event_type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
              event_status: 'info' | 'warning' | 'success' | 'failure';
              customer_id?: string | null;
              processor_status_code?: string | null;
              processor_message?: string | null;
              network_status_code?:
                | 'approved_by_network'
                | 'declined_by_network'
                | 'not_sent_to_network'
                | 'reversed_after_approval'
                | null;
              three_d_secure?:
                | 'attempt_acknowledged'
                | 'authenticated'
                | 'exempted'
                | 'failed'
                | 'not_supported'
                | 'processing_error'
                | null;
              amount?: number | null;
              currency?: string | null;
              charge_descriptor?: string | null;
              name_on_card?: string | null;
              payment_method?: 'card' | 'ach' | null;
              card_type?: 'credit' | 'debit' | 'prepaid' | null;
              card_provider?:
                | 'visa'
                | 'mastercard'
                | 'amex'
                | 'discover'
                | 'diners'
                | 'jcb'
                | 'unionpay'
                | 'maestro'
                | 'other'
                | null;
              card_country?: string | null;
              card_iin?: string | null;
              card_last4?: string | null;
              card_expiry_month?: string | null;
              card_expiry_year?: string | null;
              card_fingerprint?: string | null;
              card_cvc_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_postal_code_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_line1_check?: 'pass' | 'fail' | 'unavailable' | null;
              billing_country_code?: string | null;
              billing_address?: string | null;
              billing_city?: string | null;
              billing_postal_code?: string | null;
              billing_name?: string | null;
              billing_state_code?: string | null;
              billing_phone?: string | null;
              /** Format: email */
              billing_email?: string | null;
              /** Format: ipv4 */
              ip_address?: string | null;
              user_agent?: string | null;
              /** Format: date-time */
              timestamp?: string | null;
              purpose?: 'security_deposit' | 'damage_waiver' | 'extra_services' | null;
              /** Format: uri */
              receipt_url?: string | null;
              products?:
                | {
                    name: string;
                    price: number;
                  }[]
                | null;
            }
          | {
              reservation_id?: string | null;
              event_source: 'processor_a' | 'processor_b' | 'other';
              event_id: string;
              event_type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
              event_status: 'info' | 'warning' | 'success' | 'failure';
              customer_id?: string | null;
              processor_status_code?: string | null;
              processor_message?: string | null;
              network_status_code?:
                | 'approved_by_network'
                | 'declined_by_network'
                | 'not_sent_to_network'
                | 'reversed_after_approval'
                | null;
              three_d_secure?:
                | 'attempt_acknowledged'
                | 'authenticated'
                | 'exempted'
                | 'failed'
                | 'not_supported'
                | 'processing_error'
                | null;
              amount?: number | null;
              currency?: string | null;
              charge_descriptor?: string | null;
              name_on_card?: string | null;
              payment_method?: 'card' | 'ach' | null;
              card_type?: 'credit' | 'debit' | 'prepaid' | null;
              card_provider?:
                | 'visa'
                | 'mastercard'
                | 'amex'
                | 'discover'
                | 'diners'
                | 'jcb'
                | 'unionpay'
                | 'maestro'
                | 'other'
                | null;
              card_country?: string | null;
              card_iin?: string | null;
              card_last4?: string | null;
              card_expiry_month?: string | null;
              card_expiry_year?: string | null;
              card_fingerprint?: string | null;
              card_cvc_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_postal_code_check?: 'pass' | 'fail' | 'unavailable' | null;
              card_line1_check?: 'pass' | 'fail' | 'unavailable' | null;
              billing_country_code?: string | null;
              billing_address?: string | null;
              billing_city?: string | null;
              billing_postal_code?: string | null;
              billing_name?: string | null;
              billing_state_code?: string | null;
              billing_phone?: string | null;
              /** Format: email */
              billing_email?: string | null;
              /** Format: ipv4 */
              ip_address?: string | null;
              user_agent?: string | null;
              /** Format: date-time */
              timestamp?: string | null;
              purpose?: 'security_deposit' | 'damage_waiver' | 'extra_services' | null;
              /** Format: uri */
              receipt_url?: string | null;
              products?:
                | {
                    name: string;
                    price: number;
                  }[]
                | null;
            }[];
      };
    };
    responses: {
      /** Record payment events for one reservation */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Whether the event was already recorded; a duplicate changes nothing. */
            duplicate?: boolean;
            results?: {
              /** Event source. */
              event_source: 'processor_a' | 'processor_b' | 'other';
              /** Processor's event ID. */
              event_id: string;
              /** Whether the event was already recorded; a duplicate changes nothing. */
              duplicate?: boolean;
            }[];
          };
        };
      };
    };
  };
  getBlacklist: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    responses: {
      /** List blacklist entries */
      200: {
        content: {
          'application/json': {
            /** Total number of entries. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            count: number;
            /** Entries, newest first. */
            items: {
              /** Block list entry ID. */
              id: string;
              /** ID of the account that owns the list. The entry also applies to the accounts below it. */
              user_id: string;
              /** Kind of value. */
              field: 'email' | 'phone' | 'name_and_birth_date' | 'document_number';
              /** Email address, phone number, name or document number, as entered. */
              value?: string;
              /**
               * Format: date
               * Birth date of the named guest, `YYYY-MM-DD`.
               */
              birth_date?: string;
              /** Why the guest is blocked. */
              reason?: string;
              /**
               * Format: date-time
               * Creation time.
               */
              created_at: string;
            }[];
          };
        };
      };
    };
  };
  postBlacklist: {
    requestBody?: {
      content: {
        'application/json': {
          /** Email address. All variants of the same mailbox match. */
          email?: string | null;
          /** Phone number in international format. */
          phone?: string | null;
          /** Full name; requires `birthDate`. */
          name?: string | null;
          /**
           * Format: date
           * Birth date of the named guest, `YYYY-MM-DD`.
           */
          birth_date?: string | null;
          /** Identity document number. */
          document_number?: string | null;
          /** What `value` is. */
          field?: string | null;
          /** Email address, phone number, name or document number; requires `field`. Encrypted at rest; matched by a keyed digest. */
          value?: string | null;
          /** Why the guest is blocked. Shown wherever the match is shown. */
          reason?: string | null;
        };
      };
    };
    responses: {
      /** Add a block list entry by email, phone, document number, or name and birth date */
      200: {
        content: {
          'application/json': {
            /** Block list entry ID. */
            id: string;
            /** ID of the account that owns the list. The entry also applies to the accounts below it. */
            user_id: string;
            /** Kind of value. */
            field: 'email' | 'phone' | 'name_and_birth_date' | 'document_number';
            /** Email address, phone number, name or document number, as entered. */
            value?: string;
            /**
             * Format: date
             * Birth date of the named guest, `YYYY-MM-DD`.
             */
            birth_date?: string;
            /** Why the guest is blocked. */
            reason?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
          };
        };
      };
    };
  };
  deleteBlacklistById: {
    parameters: {
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Delete a block list entry */
      200: {
        content: {
          'application/json': {
            message: string;
          };
        };
      };
    };
  };
  getMessagingTemplates: {
    responses: {
      /** List message templates */
      200: {
        content: {
          'application/json': {
            /** Name, unique in the account: letters, digits, `.`, `_` and `-`. */
            tag: string;
            /** Channel. */
            via: 'email' | 'sms';
            /** Trigger. */
            trigger:
              | 'reservation_created'
              | 'guest_portal_completed'
              | 'verified'
              | 'review'
              | 'approved'
              | 'declined'
              | 'before_check_in'
              | 'portal_incomplete'
              | 'manual';
            /** Minutes between trigger and sending. */
            delay_minutes: number;
            /** Hours before check-in, for `before_check_in`. */
            hours_before_check_in?: number;
            /** Hours between reminders, for `portal_incomplete`; null sends one. At most 10 are sent. */
            repeat_hours?: number;
            /** Email subject with placeholders. */
            subject?: string;
            /** Plain text with placeholders. */
            text?: string;
            /** HTML body of an email with placeholders. Values are HTML-escaped. */
            html?: string;
            /** Whether the message waits until the guest is approved or verified. */
            gated: boolean;
            /** Whether the template is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
          }[];
        };
      };
    };
  };
  postMessagingTemplates: {
    requestBody: {
      content: {
        'application/json': {
          /** Name, unique in the account: letters, digits, `.`, `_` and `-`. */
          tag: string;
          /** Channel. */
          via: 'email' | 'sms';
          /** Trigger. */
          trigger:
            | 'reservation_created'
            | 'guest_portal_completed'
            | 'verified'
            | 'review'
            | 'approved'
            | 'declined'
            | 'before_check_in'
            | 'portal_incomplete'
            | 'manual';
          /** Email subject with placeholders. */
          subject?: string | null;
          /** Plain text with placeholders. */
          text?: string | null;
          /** HTML body of an email with placeholders. Values are HTML-escaped. */
          html?: string | null;
          /** Minutes between trigger and sending. */
          delay_minutes?: number | null;
          /** Hours before check-in, for `before_check_in`. */
          hours_before_check_in?: number | null;
          /** Hours between reminders, for `portal_incomplete`; null sends one. At most 10 are sent. */
          repeat_hours?: number | null;
          /** Whether the message waits until the guest is approved or verified. */
          gated?: boolean | null;
          /** Whether the template is enabled. */
          enabled?: boolean | null;
        };
      };
    };
    responses: {
      /** Create or replace the message template with this tag */
      200: {
        content: {
          'application/json': {
            /** Name, unique in the account: letters, digits, `.`, `_` and `-`. */
            tag: string;
            /** Channel. */
            via: 'email' | 'sms';
            /** Trigger. */
            trigger:
              | 'reservation_created'
              | 'guest_portal_completed'
              | 'verified'
              | 'review'
              | 'approved'
              | 'declined'
              | 'before_check_in'
              | 'portal_incomplete'
              | 'manual';
            /** Minutes between trigger and sending. */
            delay_minutes: number;
            /** Hours before check-in, for `before_check_in`. */
            hours_before_check_in?: number;
            /** Hours between reminders, for `portal_incomplete`; null sends one. At most 10 are sent. */
            repeat_hours?: number;
            /** Email subject with placeholders. */
            subject?: string;
            /** Plain text with placeholders. */
            text?: string;
            /** HTML body of an email with placeholders. Values are HTML-escaped. */
            html?: string;
            /** Whether the message waits until the guest is approved or verified. */
            gated: boolean;
            /** Whether the template is enabled. */
            enabled: boolean;
            /**
             * Format: date-time
             * Creation time.
             */
            created_at: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated_at: string;
          };
        };
      };
    };
  };
  deleteMessagingTemplatesByTag: {
    parameters: {
      path: {
        /** Tag of the template, unique within the account. */
        tag: string;
      };
    };
    responses: {
      /** Delete a message template */
      200: {
        content: {
          'application/json': {
            message: string;
            /** Delete a message template and cancel its pending messages. Returns the tag. */
            tag: string;
          };
        };
      };
    };
  };
  getReservationsByIdMessaging: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
        /** Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code. */
        usepmsid?: boolean;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** List sent and scheduled messages to the guest */
      200: {
        content: {
          'application/json': {
            /** Message ID. */
            id: string;
            /** Guest's email address. */
            email?: string;
            /** Guest's phone number. */
            phone?: string;
            /** Tag of the template used. */
            tag?: string;
            /** Delivery method. */
            method: 'smtp' | 'http' | 'simulated' | 'none';
            /** Channel. */
            via: 'email' | 'sms';
            /** Status. */
            status: 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';
            /** Trigger that created the message, as in its template. */
            trigger:
              | 'reservation_created'
              | 'guest_portal_completed'
              | 'verified'
              | 'review'
              | 'approved'
              | 'declined'
              | 'before_check_in'
              | 'portal_incomplete'
              | 'manual';
            /** Whether the message waits until the guest is approved or verified. */
            gated: boolean;
            /** Number of delivery attempts. */
            attempts: number;
            /** Reason code for a failed, canceled or delayed message. */
            reason?: string;
            /**
             * Format: date-time
             * Earliest time to send.
             */
            sendAfter: string;
            /**
             * Format: date-time
             * Time at which the provider accepted the message.
             */
            sent_at?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated: string;
            /** ID of the reservation that the message belongs to. */
            reservation_id: string;
            /**
             * MessageWords
             * Content as sent; before sending, a preview of the content.
             */
            message: {
              /** Email subject. */
              subject?: string;
              /** Plain text. */
              text?: string;
              /** HTML body of an email. */
              html?: string;
            };
            /** Listing ID. */
            listing_id?: string;
            /** Confirmation code, unique in the account and `pms`. */
            confirmation_code: string;
          }[];
        };
      };
    };
  };
  postReservationsByIdMessaging: {
    parameters: {
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** Template tag. */
          tag?: string | null;
          via?: 'email' | 'sms' | null;
          /**
           * Format: date-time
           * Earliest time to send (ISO 8601 with time zone). If omitted, the message is sent immediately.
           */
          sendAfter?: string | null;
          /** Custom content, if no template tag is given. */
          message?: {
            /** Subject (email only). */
            subject?: string | null;
            /** Plain text. */
            text?: string | null;
            /** HTML body (email only). */
            html?: string | null;
          } | null;
        };
      };
    };
    responses: {
      /** Send the guest a message from a template or with custom text */
      200: {
        content: {
          'application/json': {
            /** Message ID. */
            id: string;
            /** Guest's email address. */
            email?: string;
            /** Guest's phone number. */
            phone?: string;
            /** Tag of the template used. */
            tag?: string;
            /** Delivery method. */
            method: 'smtp' | 'http' | 'simulated' | 'none';
            /** Channel. */
            via: 'email' | 'sms';
            /** Status. */
            status: 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';
            /** Trigger that created the message, as in its template. */
            trigger:
              | 'reservation_created'
              | 'guest_portal_completed'
              | 'verified'
              | 'review'
              | 'approved'
              | 'declined'
              | 'before_check_in'
              | 'portal_incomplete'
              | 'manual';
            /** Whether the message waits until the guest is approved or verified. */
            gated: boolean;
            /** Number of delivery attempts. */
            attempts: number;
            /** Reason code for a failed, canceled or delayed message. */
            reason?: string;
            /**
             * Format: date-time
             * Earliest time to send.
             */
            sendAfter: string;
            /**
             * Format: date-time
             * Time at which the provider accepted the message.
             */
            sent_at?: string;
            /**
             * Format: date-time
             * Creation time.
             */
            created: string;
            /**
             * Format: date-time
             * Time of the last update.
             */
            updated: string;
            /** ID of the reservation that the message belongs to. */
            reservation_id: string;
            /**
             * MessageWords
             * Content as sent; before sending, a preview of the content.
             */
            message: {
              /** Email subject. */
              subject?: string;
              /** Plain text. */
              text?: string;
              /** HTML body of an email. */
              html?: string;
            };
            /** Listing ID. */
            listing_id?: string;
            /** Confirmation code, unique in the account and `pms`. */
            confirmation_code: string;
          };
        };
      };
    };
  };
  postGuestsErase: {
    requestBody?: {
      content: {
        'application/json': {
          /**
           * Format: email
           * Email address. All variants of the same mailbox match.
           */
          email?: string | null;
          /** Phone number in international format. */
          phone?: string | null;
          /** Identity document number. */
          document_number?: string | null;
          /** ID of one of the guest's reservations. Also erases reservations with the same email, phone number, or name and birth date. */
          reservation_id?: string | null;
          /** Whether to keep the guest on the block list. Defaults to false. */
          keep_blacklist?: boolean | null;
        };
      };
    };
    responses: {
      /** Erase all personal data of a guest */
      200: {
        content: {
          'application/json': {
            /** Number of reservations whose guest data was erased. */
            reservations: number;
            /** Number of encrypted birth dates and IP addresses deleted. */
            identities: number;
            /** Number of messages whose recipient and content were erased. Pending ones are canceled. */
            messages: number;
            /** Number of callbacks canceled. */
            callbacks: number;
            /** Number of payment events whose payer data was erased. */
            payment_events: number;
            /** Number of notes whose text was erased. */
            notes: number;
            /** Number of decisions whose notes about the guest were erased. */
            decisions: number;
            /** Number of block list entries removed. */
            blacklist_entries: number;
            /** Number of stored idempotent responses deleted. */
            kept_answers: number;
            /** IDs of the reservations whose guest data was erased by this request. */
            reservation_ids: string[];
            /** IDs of up to 100 reservations that share a contact detail with the erased ones but were not erased. Check whether they belong to the same guest. */
            related_reservation_ids: string[];
          };
        };
      };
    };
  };
  postIdcheckUploadByIdByStepByType: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
        /** Image type: front or back of the document, or a selfie. */
        step: 'front' | 'back' | 'selfie';
        /** Document type, or type of check. */
        type: 'drivers' | 'passport' | 'id';
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          imageBase64?: string | null;
          base64Image?: string | null;
        };
        'image/jpeg': unknown;
        'image/png': unknown;
        'image/webp': unknown;
        'image/heic': unknown;
        'application/octet-stream': unknown;
        'multipart/form-data': {
          /**
           * Format: binary
           * Image file, up to 10 MB.
           */
          file?: string;
        };
      };
    };
    responses: {
      /** Upload an image of the guest's ID document or face; an unusable image returns 200 with a `code` */
      200: {
        content: {
          'application/json': {
            /** Result. */
            code: 'OK' | 'FAILED';
            /** What the guest should do if the image cannot be used. */
            error?: string;
            /** Stable code of the error, for translation. */
            reason?: string;
            /**
             * IdCard
             * Data read from the document; null if nothing could be read.
             */
            card?: {
              /** First name. */
              first_name?: string;
              /** Last name. */
              last_name?: string;
              /** Full name. */
              full_name?: string;
              /**
               * Format: date
               * Birth date, `YYYY-MM-DD`.
               */
              birth_date?: string;
              /**
               * Format: date
               * Expiry date, `YYYY-MM-DD`.
               */
              expiry_date?: string;
            };
            /** How the document differs from the booking; null if it matches. */
            mismatch?: 'not_the_guest' | 'name_differs' | 'birth_date_differs';
            /** The mismatch as a sentence for the guest, including what they can do about it. */
            notice?: string;
            /** ID of the guest's reservation. */
            reservation_id: string;
          };
        };
      };
    };
  };
  postIdcheckAttemptsById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Reset a guest's daily upload limit and return the status of the ID check */
      200: {
        content: {
          'application/json': {
            /** Status. */
            status: 'waiting' | 'review' | 'passed' | 'failed';
            /** Missing images. */
            missing: ('front' | 'back' | 'selfie')[];
            /** Findings, as sentences. */
            errors: string[];
          };
        };
      };
    };
  };
  getIdcheckStatusById: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the status of the ID check; a 500 response lists missing images */
      200: {
        content: {
          'application/json': {
            /** Status. */
            status: 'waiting' | 'review' | 'passed' | 'failed';
            /** Findings, as sentences. */
            errors: string[];
          };
        };
      };
    };
  };
  getIdcheckImageByIdByStep: {
    parameters: {
      query?: {
        /** Property management system whose IDs the request uses; `api` for your own IDs. */
        pms?: string;
      };
      path: {
        /** ID of the record. */
        id: string;
        /** Image type: front or back of the document, or a selfie. */
        step: 'front' | 'back' | 'selfie';
      };
    };
    responses: {
      /** Get an uploaded image as a data URL; each access is recorded in the audit trail */
      200: {
        content: {
          'application/json': {
            /** Image as a data URL. */
            imageBase64: string;
            /** Image as a data URL. */
            base64Image: string;
          };
        };
      };
    };
  };
  postLoyaltyGuestSegmentationBatch: {
    parameters: {
      query?: {
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** 1 to 100 email addresses or phone numbers. */
          guest_ids: string[];
          /** ID of the account whose stays to use. Defaults to all accounts that the credential can access, each scored separately. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Get the segments of up to 100 guests */
      200: {
        content: {
          'application/json': {
            /** Guests found, in input order. */
            results: {
              /** Email address or phone number used for the lookup. */
              guest_id: string;
              /** ID of the account that the stays belong to. */
              user_id: string;
              /**
               * Format: date-time
               * Calculation time.
               */
              timestamp: string;
              /**
               * SegmentWords
               * Segment.
               */
              segment: {
                /** Segment name, such as `Champions`. */
                name: string;
                /** Tier from 1 (highest) to 8 (lowest). */
                tier: number;
                /** Description of the guests in this segment. */
                description: string;
                /** Recommended action. */
                recommended_action: string;
                /** Type of offer; `none` if no offer is recommended. */
                offer_type: string;
                /** Priority of the recommended action. */
                priority: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
              };
              /**
               * RfmScores
               * RFM scores.
               */
              rfm_scores: {
                /** Recency score, 1 to 5; 5 if a stay is upcoming. */
                recency: number;
                /** Frequency score, 1 to 5, for 1, 2, 3, 4–5, or 6 or more stays. */
                frequency: number;
                /** Monetary score, 1 to 5: the guest's revenue quintile within the account; 5 is the highest. */
                monetary: number;
                /** The three scores as a three-digit string. */
                composite: string;
              };
              /**
               * SegmentMetrics
               * Stay metrics.
               */
              metrics: {
                /** Days since the latest check-out. */
                days_since_last_stay?: number;
                /**
                 * Format: date
                 * Latest check-out date (`YYYY-MM-DD`).
                 */
                last_stay_date?: string;
                /**
                 * Format: date
                 * Earliest check-in date (`YYYY-MM-DD`).
                 */
                first_stay_date?: string;
                /** Number of stays. */
                total_stays: number;
                /** Revenue in `currency`, excluding amounts in other currencies. */
                total_revenue: number;
                /** Number of nights. */
                total_nights: number;
                /** Average revenue per stay in `currency`. */
                avg_booking_value?: number;
                /** Most frequent currency of the stays (ISO 4217). */
                currency?: string;
                /** Revenue by currency, the one with the most stays first. */
                revenue_by_currency: {
                  /** Currency code (ISO 4217); null if none of the account's bookings has one. */
                  currency?: string;
                  /** Total in major currency units. */
                  amount: number;
                  /** Number of completed stays included. */
                  stays: number;
                }[];
                /** Total revenue converted to nights at the account's median nightly price in each currency. Basis of the monetary score. */
                nights_equivalent: number;
                /** Days since the earliest check-in. */
                customer_tenure_days?: number;
              };
              /**
               * SegmentQuality
               * Data quality of the guest's profile.
               */
              data_quality: {
                /** Confidence in the segment. */
                confidence: 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN';
                /** Whether an email address is known, including a masked one. */
                has_email: boolean;
                /** Whether a phone number is known. */
                has_phone: boolean;
                /** Whether every known email address is a masked booking channel address. */
                is_ota_masked: boolean;
                /** Identifier that matched the guest. */
                identifier_type: 'email' | 'phone';
              };
              /** Factors, strongest first; empty if the guest has no completed stay. */
              top_factors: {
                /** Factor. */
                factor: 'recency' | 'frequency' | 'monetary';
                /** Value with unit. */
                value: string;
                /** Comparison with the account's median guest. */
                impact: 'positive' | 'negative';
                /** Human-readable explanation. */
                description: string;
              }[];
              /**
               * SegmentFlags
               * Additional flags.
               */
              flags: {
                /** Whether this is likely a business guest, judging by a company name, a company email domain or stays during the working week. */
                is_corporate_account: boolean;
                /** Whether most bookings came through booking channels. */
                is_ota_guest: boolean;
                /** Whether a confirmed stay is current or upcoming. */
                has_future_booking: boolean;
                /** Whether the guest returns at the same time of year. */
                is_seasonal_guest: boolean;
              };
            }[];
            /** Identifiers not found. */
            not_found: string[];
            /** Number of identifiers looked up; duplicates count once. */
            total_requested: number;
            /** Number of guests found. */
            total_found: number;
          };
        };
      };
    };
  };
  getLoyaltyGuestSegmentationByGuest: {
    parameters: {
      query?: {
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
      path: {
        /** Email address or phone number. */
        guest: string;
      };
    };
    responses: {
      /** Get the segment of a guest by email address or phone number */
      200: {
        content: {
          'application/json': {
            /** Email address or phone number used for the lookup. */
            guest_id: string;
            /** ID of the account that the stays belong to. */
            user_id: string;
            /**
             * Format: date-time
             * Calculation time.
             */
            timestamp: string;
            /**
             * SegmentWords
             * Segment.
             */
            segment: {
              /** Segment name, such as `Champions`. */
              name: string;
              /** Tier from 1 (highest) to 8 (lowest). */
              tier: number;
              /** Description of the guests in this segment. */
              description: string;
              /** Recommended action. */
              recommended_action: string;
              /** Type of offer; `none` if no offer is recommended. */
              offer_type: string;
              /** Priority of the recommended action. */
              priority: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
            };
            /**
             * RfmScores
             * RFM scores.
             */
            rfm_scores: {
              /** Recency score, 1 to 5; 5 if a stay is upcoming. */
              recency: number;
              /** Frequency score, 1 to 5, for 1, 2, 3, 4–5, or 6 or more stays. */
              frequency: number;
              /** Monetary score, 1 to 5: the guest's revenue quintile within the account; 5 is the highest. */
              monetary: number;
              /** The three scores as a three-digit string. */
              composite: string;
            };
            /**
             * SegmentMetrics
             * Stay metrics.
             */
            metrics: {
              /** Days since the latest check-out. */
              days_since_last_stay?: number;
              /**
               * Format: date
               * Latest check-out date (`YYYY-MM-DD`).
               */
              last_stay_date?: string;
              /**
               * Format: date
               * Earliest check-in date (`YYYY-MM-DD`).
               */
              first_stay_date?: string;
              /** Number of stays. */
              total_stays: number;
              /** Revenue in `currency`, excluding amounts in other currencies. */
              total_revenue: number;
              /** Number of nights. */
              total_nights: number;
              /** Average revenue per stay in `currency`. */
              avg_booking_value?: number;
              /** Most frequent currency of the stays (ISO 4217). */
              currency?: string;
              /** Revenue by currency, the one with the most stays first. */
              revenue_by_currency: {
                /** Currency code (ISO 4217); null if none of the account's bookings has one. */
                currency?: string;
                /** Total in major currency units. */
                amount: number;
                /** Number of completed stays included. */
                stays: number;
              }[];
              /** Total revenue converted to nights at the account's median nightly price in each currency. Basis of the monetary score. */
              nights_equivalent: number;
              /** Days since the earliest check-in. */
              customer_tenure_days?: number;
            };
            /**
             * SegmentQuality
             * Data quality of the guest's profile.
             */
            data_quality: {
              /** Confidence in the segment. */
              confidence: 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN';
              /** Whether an email address is known, including a masked one. */
              has_email: boolean;
              /** Whether a phone number is known. */
              has_phone: boolean;
              /** Whether every known email address is a masked booking channel address. */
              is_ota_masked: boolean;
              /** Identifier that matched the guest. */
              identifier_type: 'email' | 'phone';
            };
            /** Factors, strongest first; empty if the guest has no completed stay. */
            top_factors: {
              /** Factor. */
              factor: 'recency' | 'frequency' | 'monetary';
              /** Value with unit. */
              value: string;
              /** Comparison with the account's median guest. */
              impact: 'positive' | 'negative';
              /** Human-readable explanation. */
              description: string;
            }[];
            /**
             * SegmentFlags
             * Additional flags.
             */
            flags: {
              /** Whether this is likely a business guest, judging by a company name, a company email domain or stays during the working week. */
              is_corporate_account: boolean;
              /** Whether most bookings came through booking channels. */
              is_ota_guest: boolean;
              /** Whether a confirmed stay is current or upcoming. */
              has_future_booking: boolean;
              /** Whether the guest returns at the same time of year. */
              is_seasonal_guest: boolean;
            };
          };
        };
      };
    };
  };
  postLoyaltyGuestSegmentation: {
    requestBody: {
      content: {
        'application/json': {
          /** Email address or phone number. */
          guest: string;
          /** ID of the account whose stays to use. Defaults to all accounts that the credential can access, each scored separately. */
          user_id?: string | null;
        };
      };
    };
    responses: {
      /** Get the segment of a guest by email address or phone number */
      200: {
        content: {
          'application/json': {
            /** Email address or phone number used for the lookup. */
            guest_id: string;
            /** ID of the account that the stays belong to. */
            user_id: string;
            /**
             * Format: date-time
             * Calculation time.
             */
            timestamp: string;
            /**
             * SegmentWords
             * Segment.
             */
            segment: {
              /** Segment name, such as `Champions`. */
              name: string;
              /** Tier from 1 (highest) to 8 (lowest). */
              tier: number;
              /** Description of the guests in this segment. */
              description: string;
              /** Recommended action. */
              recommended_action: string;
              /** Type of offer; `none` if no offer is recommended. */
              offer_type: string;
              /** Priority of the recommended action. */
              priority: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
            };
            /**
             * RfmScores
             * RFM scores.
             */
            rfm_scores: {
              /** Recency score, 1 to 5; 5 if a stay is upcoming. */
              recency: number;
              /** Frequency score, 1 to 5, for 1, 2, 3, 4–5, or 6 or more stays. */
              frequency: number;
              /** Monetary score, 1 to 5: the guest's revenue quintile within the account; 5 is the highest. */
              monetary: number;
              /** The three scores as a three-digit string. */
              composite: string;
            };
            /**
             * SegmentMetrics
             * Stay metrics.
             */
            metrics: {
              /** Days since the latest check-out. */
              days_since_last_stay?: number;
              /**
               * Format: date
               * Latest check-out date (`YYYY-MM-DD`).
               */
              last_stay_date?: string;
              /**
               * Format: date
               * Earliest check-in date (`YYYY-MM-DD`).
               */
              first_stay_date?: string;
              /** Number of stays. */
              total_stays: number;
              /** Revenue in `currency`, excluding amounts in other currencies. */
              total_revenue: number;
              /** Number of nights. */
              total_nights: number;
              /** Average revenue per stay in `currency`. */
              avg_booking_value?: number;
              /** Most frequent currency of the stays (ISO 4217). */
              currency?: string;
              /** Revenue by currency, the one with the most stays first. */
              revenue_by_currency: {
                /** Currency code (ISO 4217); null if none of the account's bookings has one. */
                currency?: string;
                /** Total in major currency units. */
                amount: number;
                /** Number of completed stays included. */
                stays: number;
              }[];
              /** Total revenue converted to nights at the account's median nightly price in each currency. Basis of the monetary score. */
              nights_equivalent: number;
              /** Days since the earliest check-in. */
              customer_tenure_days?: number;
            };
            /**
             * SegmentQuality
             * Data quality of the guest's profile.
             */
            data_quality: {
              /** Confidence in the segment. */
              confidence: 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN';
              /** Whether an email address is known, including a masked one. */
              has_email: boolean;
              /** Whether a phone number is known. */
              has_phone: boolean;
              /** Whether every known email address is a masked booking channel address. */
              is_ota_masked: boolean;
              /** Identifier that matched the guest. */
              identifier_type: 'email' | 'phone';
            };
            /** Factors, strongest first; empty if the guest has no completed stay. */
            top_factors: {
              /** Factor. */
              factor: 'recency' | 'frequency' | 'monetary';
              /** Value with unit. */
              value: string;
              /** Comparison with the account's median guest. */
              impact: 'positive' | 'negative';
              /** Human-readable explanation. */
              description: string;
            }[];
            /**
             * SegmentFlags
             * Additional flags.
             */
            flags: {
              /** Whether this is likely a business guest, judging by a company name, a company email domain or stays during the working week. */
              is_corporate_account: boolean;
              /** Whether most bookings came through booking channels. */
              is_ota_guest: boolean;
              /** Whether a confirmed stay is current or upcoming. */
              has_future_booking: boolean;
              /** Whether the guest returns at the same time of year. */
              is_seasonal_guest: boolean;
            };
          };
        };
      };
    };
  };
  getLookupWhoisByDomain: {
    parameters: {
      path: {
        /** Domain under a public suffix. Subdomains are reduced to the registrable domain. */
        domain: string;
      };
    };
    responses: {
      /** Look up the registration of a domain (WHOIS) */
      200: {
        content: {
          'application/json': {
            /** Host name of the server; `imported` for an imported record without a server name. */
            server: string;
            /**
             * WhoisData
             * The registration record.
             */
            data: {
              /** Domain name in the record, in lowercase. */
              domainName?: string;
              /** Registrar. */
              registrar?: string;
              /** Registration date (ISO 8601, a date or a timestamp). */
              creationDate?: string;
              /** Date of the last update (ISO 8601). */
              updatedDate?: string;
              /** Expiry date (ISO 8601, a date or a timestamp). */
              expirationDate?: string;
              /** Status codes of the registration, as in the record. */
              status: string[];
              /** Name servers, in lowercase. */
              nameServers: string[];
              /** Registrant country (ISO 3166-1 alpha-2), if the record includes it. */
              country?: string;
            };
          }[];
        };
      };
    };
  };
  postLookupWhois: {
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: hostname
           * Domain under a public suffix. Subdomains are reduced to the registrable domain.
           */
          domain: string;
        };
      };
    };
    responses: {
      /** Look up the registration of a domain (WHOIS) */
      200: {
        content: {
          'application/json': {
            /** Host name of the server; `imported` for an imported record without a server name. */
            server: string;
            /**
             * WhoisData
             * The registration record.
             */
            data: {
              /** Domain name in the record, in lowercase. */
              domainName?: string;
              /** Registrar. */
              registrar?: string;
              /** Registration date (ISO 8601, a date or a timestamp). */
              creationDate?: string;
              /** Date of the last update (ISO 8601). */
              updatedDate?: string;
              /** Expiry date (ISO 8601, a date or a timestamp). */
              expirationDate?: string;
              /** Status codes of the registration, as in the record. */
              status: string[];
              /** Name servers, in lowercase. */
              nameServers: string[];
              /** Registrant country (ISO 3166-1 alpha-2), if the record includes it. */
              country?: string;
            };
          }[];
        };
      };
    };
  };
  postLookupSocial: {
    requestBody?: {
      content: {
        'application/json': {
          /**
           * Format: email
           * Email address without a display name.
           */
          email?: string | null;
          /** Phone number in international format. */
          phoneNumber?: string | null;
        };
      };
    };
    responses: {
      /** List the social networks where an email address or phone number has an account */
      200: {
        content: {
          'application/json': {
            phoneNumber: {
              accountDetails: {
                [key: string]: {
                  /** Whether an account exists. */
                  registered: boolean;
                };
              };
            };
            email: {
              accountDetails: {
                [key: string]: {
                  /** Whether an account exists. */
                  registered: boolean;
                };
              };
            };
          };
        };
      };
    };
  };
  getLookupPhoneByNumber: {
    parameters: {
      path: {
        /** The number as entered by the guest. */
        number: string;
      };
    };
    responses: {
      /** Look up the country, formats and carrier of a phone number */
      200: {
        content: {
          'application/json': {
            /** ISO 3166-1 alpha-2 country code; null for numbers without a country, such as +800. */
            countryCode?: string;
            /** The number in E.164 format, without an extension. */
            phoneNumber?: string;
            /** The number in national format. */
            nationalFormat?: string;
            /**
             * PhoneCarrier
             * Carrier of the number; null if unknown.
             */
            carrier?: {
              /** Name of the carrier. */
              name: string;
              /** Line type as reported by the source. */
              type?: string;
            };
          };
        };
      };
    };
  };
  postLookupPhone: {
    requestBody: {
      content: {
        'application/json': {
          /** The number as entered by the guest. */
          number: string;
        };
      };
    };
    responses: {
      /** Look up the country, formats and carrier of a phone number */
      200: {
        content: {
          'application/json': {
            /** ISO 3166-1 alpha-2 country code; null for numbers without a country, such as +800. */
            countryCode?: string;
            /** The number in E.164 format, without an extension. */
            phoneNumber?: string;
            /** The number in national format. */
            nationalFormat?: string;
            /**
             * PhoneCarrier
             * Carrier of the number; null if unknown.
             */
            carrier?: {
              /** Name of the carrier. */
              name: string;
              /** Line type as reported by the source. */
              type?: string;
            };
          };
        };
      };
    };
  };
  getLookupBreachesByEmail: {
    parameters: {
      path: {
        /** Email address, without a display name. */
        email: string;
      };
    };
    responses: {
      /** List the data breaches that include an email address */
      200: {
        content: {
          'application/json': {
            /** Name of the breach. */
            Name: string;
            /** Domain of the breached site; null if the catalog has none. */
            Domain?: string;
            /**
             * Format: date
             * Date of the breach (ISO 8601); null if unknown.
             */
            BreachDate?: string;
          }[];
        };
      };
    };
  };
  postLookupBreaches: {
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: email
           * Email address, without a display name.
           */
          email: string;
        };
      };
    };
    responses: {
      /** List the data breaches that include an email address */
      200: {
        content: {
          'application/json': {
            /** Name of the breach. */
            Name: string;
            /** Domain of the breached site; null if the catalog has none. */
            Domain?: string;
            /**
             * Format: date
             * Date of the breach (ISO 8601); null if unknown.
             */
            BreachDate?: string;
          }[];
        };
      };
    };
  };
  getLookupIpThreatsByIp: {
    parameters: {
      path: {
        /** IPv4 or IPv6 address, without a port. */
        ip: string;
      };
    };
    responses: {
      /** List the threat lists that include an IP address */
      200: {
        content: {
          'application/json': {
            /** The IP address that was looked up. */
            ip: string;
            /** Human-readable reason for the listing. */
            title: string;
            /** URL of the entry; null if not in the list. */
            link?: string;
            /** Date of the report or, if unknown, of the list (ISO 8601). */
            timestamp?: string;
            /** Name of the list. */
            source: string;
            /** Topics of the list: `vpn`, `datacenter`, `tor`, `proxy`, `spam`, `attacks`, or values specific to the list. */
            tags: string[];
            /** Reasons for the listing, as sentences. */
            reasons: string[];
          }[];
        };
      };
    };
  };
  postLookupIpThreats: {
    requestBody: {
      content: {
        'application/json': {
          /** IPv4 or IPv6 address, without a port. */
          ip: string;
        };
      };
    };
    responses: {
      /** List the threat lists that include an IP address */
      200: {
        content: {
          'application/json': {
            /** The IP address that was looked up. */
            ip: string;
            /** Human-readable reason for the listing. */
            title: string;
            /** URL of the entry; null if not in the list. */
            link?: string;
            /** Date of the report or, if unknown, of the list (ISO 8601). */
            timestamp?: string;
            /** Name of the list. */
            source: string;
            /** Topics of the list: `vpn`, `datacenter`, `tor`, `proxy`, `spam`, `attacks`, or values specific to the list. */
            tags: string[];
            /** Reasons for the listing, as sentences. */
            reasons: string[];
          }[];
        };
      };
    };
  };
  getLookupDomainByDomain: {
    parameters: {
      path: {
        /** Domain or subdomain. */
        domain: string;
      };
    };
    responses: {
      /** Look up the companies behind a domain */
      200: {
        content: {
          'application/json': {
            /** Company name. */
            name: string;
            /** English name of the country; if the list's value is not a known country, that value. */
            country?: string;
            /** Industry. */
            industry?: string;
            /** Number of employees, as a range. */
            size?: string;
            /** URL of a profile page. */
            profile_url?: string;
            /** Year founded. */
            founded?: string;
          }[];
        };
      };
    };
  };
  postLookupDomain: {
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: hostname
           * Domain or subdomain.
           */
          domain: string;
        };
      };
    };
    responses: {
      /** Look up the companies behind a domain */
      200: {
        content: {
          'application/json': {
            /** Company name. */
            name: string;
            /** English name of the country; if the list's value is not a known country, that value. */
            country?: string;
            /** Industry. */
            industry?: string;
            /** Number of employees, as a range. */
            size?: string;
            /** URL of a profile page. */
            profile_url?: string;
            /** Year founded. */
            founded?: string;
          }[];
        };
      };
    };
  };
  getLookupGeoipByIp: {
    parameters: {
      path: {
        /** IPv4 or IPv6 address, without a port. */
        ip: string;
      };
    };
    responses: {
      /** Look up the location of an IP address */
      200: {
        content: {
          'application/json': {
            /** Whether the address is private, loopback, reserved or otherwise not publicly routed; false if invalid. */
            reserved?: boolean;
            /** ISO 3166-1 alpha-2 country code of the network; null if the data has none. */
            country_code?: string;
            /** English name of the country. */
            country_name?: string;
            /** City of the network, if available. */
            city?: string;
            /** Postal code of the city, if available. */
            postal_code?: string;
            /** IANA time zone, if available. */
            time_zone_name?: string;
            /** Latitude in degrees, at city precision at best. */
            latitude?: number;
            /** Longitude in degrees, at city precision at best. */
            longitude?: number;
            /** Packages or datasets that the result comes from, with their versions. */
            source?: string;
            /**
             * Format: date
             * Date (ISO 8601) of the oldest data that the result is based on.
             */
            as_of?: string;
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  postLookupGeoip: {
    requestBody: {
      content: {
        'application/json': {
          /** IPv4 or IPv6 address, without a port. */
          ip: string;
        };
      };
    };
    responses: {
      /** Look up the location of an IP address */
      200: {
        content: {
          'application/json': {
            /** Whether the address is private, loopback, reserved or otherwise not publicly routed; false if invalid. */
            reserved?: boolean;
            /** ISO 3166-1 alpha-2 country code of the network; null if the data has none. */
            country_code?: string;
            /** English name of the country. */
            country_name?: string;
            /** City of the network, if available. */
            city?: string;
            /** Postal code of the city, if available. */
            postal_code?: string;
            /** IANA time zone, if available. */
            time_zone_name?: string;
            /** Latitude in degrees, at city precision at best. */
            latitude?: number;
            /** Longitude in degrees, at city precision at best. */
            longitude?: number;
            /** Packages or datasets that the result comes from, with their versions. */
            source?: string;
            /**
             * Format: date
             * Date (ISO 8601) of the oldest data that the result is based on.
             */
            as_of?: string;
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  getLookupGeocodeByAddress: {
    parameters: {
      path: {
        /** Full address as one string, with parts separated by commas or line breaks. */
        address: string;
      };
    };
    responses: {
      /** Parse and geocode a postal address */
      200: {
        content: {
          'application/json': {
            address: string;
            /** Street and house number: as entered for built-in and imported data, as returned by an external geocoder. */
            street?: string;
            /** City of the match; for a postal code match, the city of the post office. */
            city?: string;
            /** State, province or region of the match: an abbreviation in the United States, a name elsewhere. */
            state?: string;
            /** Postal code of the match; null for a city match. */
            zipcode?: string;
            /** English name of the country. */
            country?: string;
            /** ISO 3166-1 alpha-2 country code, if known. */
            country_code?: string;
            /** IANA time zone; null if several places of this name are in different time zones. */
            timezone?: string;
            /** Precision of the match. */
            precision: 'building' | 'street' | 'postal_code' | 'city' | 'country' | 'none';
            geo?: {
              /** Latitude of the center of the matched area, in degrees. */
              lat: number;
              /** Longitude of the center of the matched area, in degrees. */
              lon: number;
            };
            /** Packages or datasets that the result comes from, with their versions. */
            source?: string;
            /**
             * Format: date
             * Date (ISO 8601) of the oldest data that the result is based on.
             */
            as_of?: string;
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  postLookupGeocode: {
    requestBody: {
      content: {
        'application/json': {
          /** Full address as one string, with parts separated by commas or line breaks. */
          address: string;
        };
      };
    };
    responses: {
      /** Parse and geocode a postal address */
      200: {
        content: {
          'application/json': {
            address?: string;
            /** Street and house number: as entered for built-in and imported data, as returned by an external geocoder. */
            street?: string;
            /** City of the match; for a postal code match, the city of the post office. */
            city?: string;
            /** State, province or region of the match: an abbreviation in the United States, a name elsewhere. */
            state?: string;
            /** Postal code of the match; null for a city match. */
            zipcode?: string;
            /** English name of the country. */
            country?: string;
            /** ISO 3166-1 alpha-2 country code, if known. */
            country_code?: string;
            /** IANA time zone; null if several places of this name are in different time zones. */
            timezone?: string;
            /** Precision of the match. */
            precision: 'building' | 'street' | 'postal_code' | 'city' | 'country' | 'none';
            geo?: {
              /** Latitude of the center of the matched area, in degrees. */
              lat: number;
              /** Longitude of the center of the matched area, in degrees. */
              lon: number;
            };
            /** Packages or datasets that the result comes from, with their versions. */
            source?: string;
            /**
             * Format: date
             * Date (ISO 8601) of the oldest data that the result is based on.
             */
            as_of?: string;
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  getLookupSexoffender: {
    parameters: {
      query: {
        /** First name. */
        fname: string;
        /** Last name. */
        lname: string;
        /** Date of birth, `YYYY-MM-DD`. */
        dob: string;
        /** US state: postal abbreviation (`TX` or `US-TX`) or name. */
        state: string;
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
      };
    };
    responses: {
      /** Search public sex offender registers by name, birth date and state */
      200: {
        content: {
          'application/json': {
            /** Total number of records. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Legal notice to show with register data (34 USC 20920). */
            warning?: string;
            count: number;
            items: {
              /** Record ID, stable across versions of the list. */
              id: string;
              /** Full name as registered. */
              name: string;
              /** First name. */
              fname?: string;
              /** Last name. */
              lname?: string;
              /** City. */
              city?: string;
              /** County. */
              county?: string;
              /** Postal abbreviation of the US state. */
              state?: string;
              /** Postal code. */
              zip?: string;
              /**
               * Format: date
               * Date of birth (ISO 8601); null if not in the register.
               */
              dob?: string;
              /**
               * Format: date
               * Date of the last change to the record or, if unknown, of the list (ISO 8601).
               */
              timestamp?: string;
              /** Image URL. */
              imageURL?: string;
              /** Convictions. */
              charge: string[];
              /** Aliases. */
              aliases: string[];
            }[];
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  postLookupSexoffender: {
    requestBody: {
      content: {
        'application/json': {
          /** First name. */
          fname: string;
          /** Last name. */
          lname: string;
          /**
           * Format: date
           * Date of birth, `YYYY-MM-DD`.
           */
          dob: string;
          /** US state: postal abbreviation (`TX` or `US-TX`) or name. */
          state: string;
          /** Offset: number of items to skip. */
          from?: number | string | null;
          /** Page size, up to 100. */
          size?: number | string | null;
          limit?: number | string | null;
        };
      };
    };
    responses: {
      /** Search public sex offender registers by name, birth date and state */
      200: {
        content: {
          'application/json': {
            /** Total number of records. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Legal notice to show with register data (34 USC 20920). */
            warning?: string;
            count: number;
            items: {
              /** Record ID, stable across versions of the list. */
              id: string;
              /** Full name as registered. */
              name: string;
              /** First name. */
              fname?: string;
              /** Last name. */
              lname?: string;
              /** City. */
              city?: string;
              /** County. */
              county?: string;
              /** Postal abbreviation of the US state. */
              state?: string;
              /** Postal code. */
              zip?: string;
              /**
               * Format: date
               * Date of birth (ISO 8601); null if not in the register.
               */
              dob?: string;
              /**
               * Format: date
               * Date of the last change to the record or, if unknown, of the list (ISO 8601).
               */
              timestamp?: string;
              /** Image URL. */
              imageURL?: string;
              /** Convictions. */
              charge: string[];
              /** Aliases. */
              aliases: string[];
            }[];
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  getTenantEvictionsSearch: {
    parameters: {
      query?: {
        /** Tenant name, in either word order. */
        full_name?: string;
        /** Street and house number. */
        street?: string;
        /** Unit or apartment number. */
        unit?: string;
        /** Postal code. */
        postal_code?: string;
        /** Country (ISO 3166-1 alpha-2). */
        country_code?: string;
        /** State or province code. */
        state_code?: string;
        /** Source codes to search. Defaults to all. */
        sources?: string;
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
      };
    };
    responses: {
      /** Search eviction cases by name or address */
      200: {
        content: {
          'application/json': {
            /** Total number of cases, counted up to 10,000. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            count: number;
            items: {
              /** Source code, such as `US-TX`. */
              source: string;
              /** Link to the case record. */
              source_url?: string;
              /**
               * Format: date
               * Filing date (ISO 8601).
               */
              eviction_date: string;
              /** Court case number. */
              case_number?: string;
              /** Postal code. */
              eviction_zip?: string;
              eviction_address?: string;
              location: {
                geo?: {
                  /** Latitude in degrees. */
                  lat: number;
                  /** Longitude in degrees. */
                  lon: number;
                };
                /** Street and house number. */
                street?: string;
                /** Unit or apartment number. */
                unit?: string;
                /** City. */
                city?: string;
                /** English name of the US state; null elsewhere. */
                state_name?: string;
                /** English country name. */
                country_name?: string;
                /** Postal code. */
                postal_code?: string;
              };
            }[];
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  postTenantEvictionsSearch: {
    requestBody?: {
      content: {
        'application/json': {
          /** Tenant name, in either word order. */
          full_name?: string | null;
          /** Street and house number. */
          street?: string | null;
          /** Unit or apartment number. */
          unit?: string | null;
          /** Postal code. */
          postal_code?: string | null;
          /** Country (ISO 3166-1 alpha-2). */
          country_code?: string | null;
          /** State or province code. */
          state_code?: string | null;
          /** Source codes to search. Defaults to all. */
          sources?: string | null;
          /** Offset: number of items to skip. */
          from?: number | string | null;
          /** Page size, up to 100. */
          size?: number | string | null;
          limit?: number | string | null;
        };
      };
    };
    responses: {
      /** Search eviction cases by name or address */
      200: {
        content: {
          'application/json': {
            /** Total number of cases, counted up to 10,000. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            count: number;
            items: {
              /** Source code, such as `US-TX`. */
              source: string;
              /** Link to the case record. */
              source_url?: string;
              /**
               * Format: date
               * Filing date (ISO 8601).
               */
              eviction_date: string;
              /** Court case number. */
              case_number?: string;
              /** Postal code. */
              eviction_zip?: string;
              eviction_address?: string;
              location: {
                geo?: {
                  /** Latitude in degrees. */
                  lat: number;
                  /** Longitude in degrees. */
                  lon: number;
                };
                /** Street and house number. */
                street?: string;
                /** Unit or apartment number. */
                unit?: string;
                /** City. */
                city?: string;
                /** English name of the US state; null elsewhere. */
                state_name?: string;
                /** English country name. */
                country_name?: string;
                /** Postal code. */
                postal_code?: string;
              };
            }[];
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  getTenantEvictionsSources: {
    responses: {
      /** List the sources of eviction cases: courts and datasets */
      200: {
        content: {
          'application/json': {
            /** List the source codes that `sources` accepts. */
            sources: string[];
          };
        };
      };
    };
  };
  getGlobalWatchlistSearch: {
    parameters: {
      query: {
        /** Full name or alias in any script, up to 400 characters. */
        name: string;
        /** Year of birth (YYYY). */
        yob?: string;
        /** Minimum name similarity, from 0 to 1. */
        threshold?: string;
        /** Kind of subject; null if unknown. */
        kind?: 'person' | 'entity' | 'vessel' | 'aircraft';
        /** Date of birth, `YYYY-MM-DD`. */
        dob?: string;
        /** Country linked to the person (ISO 3166-1 alpha-2). Affects the score but does not filter matches. */
        country_code?: string;
        /** Search only lists issued by this country: ISO 3166-1 alpha-2, `EU` or `UN`. */
        source_country_code?: string;
        /** Codes of the lists to search. Defaults to all. */
        sources?: string;
        /** Image of the person, in base64 or as a data URL. Validated, but neither compared nor stored, because the lists contain no faces. */
        image?: string;
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
      };
    };
    responses: {
      /** Search sanctions lists and wanted lists for people and entities with a similar name */
      200: {
        content: {
          'application/json': {
            /** Number of matches at or above the threshold, counted up to 100. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Matches, best first. */
            items: {
              /** List code and entry number, stable across versions of the list. */
              id: string;
              /** List code. */
              source: string;
              /** Kind of subject: `person`, `entity`, `vessel` or `aircraft`; external providers may return other values. */
              kind: string;
              /** Match score, 0 to 1, from names, birth dates and countries. */
              score: number;
              /** Reason for the listing: programs and listing date. */
              info?: string;
              /** Primary name, as listed. */
              full_name: string;
              /** First name, if listed separately. */
              first_name?: string;
              /** Last name, if listed separately. */
              last_name?: string;
              /** Middle names, if listed separately. */
              middle_name?: string;
              /** Remarks from the list. */
              description?: string;
              /** Listed years of birth. */
              yob: number[];
              /** Listed full birth dates (ISO 8601). */
              dob: string[];
              /** Aliases. */
              aliases: string[];
              /** Listed countries (ISO 3166-1 alpha-2). */
              countries: string[];
              /** Fingerprint of the entry; changes with its names, birth dates or countries. */
              fingerprint: string;
              /**
               * WatchlistDismissal
               * Dismissal of this match by your account; null if not dismissed.
               */
              dismissal?: {
                /** ID of the dismissal. */
                id: string;
                /** Why the entry refers to someone else. */
                note: string;
                /** API key or session that dismissed the match; null if the service did. */
                dismissed_by?: string;
                /**
                 * Format: date-time
                 * Expiry time; null if the dismissal never expires.
                 */
                expires_at?: string;
              };
              /**
               * WatchlistMatch
               * Explanation of the match; null if the external provider does not supply one.
               */
              matched?: {
                /** Best matching listed name. */
                name: string;
                /** Name score, 0 to 1. */
                name_score: number;
                /** Results of the birth date and country comparison. */
                qualifiers: (
                  | 'same_birth_date'
                  | 'same_birth_year'
                  | 'birth_day_and_month_swapped'
                  | 'near_birth_date'
                  | 'other_birth_date'
                  | 'same_country'
                  | 'other_country'
                )[];
                /** Rules that limited the score. */
                rules: (
                  | 'nothing_telling'
                  | 'one_word_of_several'
                  | 'one_word_asked'
                  | 'other_kind'
                  | 'another_order'
                  | 'other_script'
                  | 'other_number'
                  | 'other_place'
                  | 'common_names'
                )[];
                /** Word pairs: `left` from the searched name, `right` from the listed name; unmatched words last. */
                tokens: {
                  /** Word of the left name, in Latin script; null if it has no counterpart. */
                  left?: string;
                  /** Word of the right name, in Latin script; null if it has no counterpart. */
                  right?: string;
                  /** Match type. */
                  why:
                    | 'same'
                    | 'same_sound'
                    | 'other_spelling'
                    | 'nickname'
                    | 'near'
                    | 'same_consonants'
                    | 'initial'
                    | 'joined'
                    | 'left_alone'
                    | 'right_alone';
                  /** Similarity of the two words, 0 to 1; 0 for a word without a counterpart. */
                  likeness: number;
                  /** Weight in the score: high for rare words, low for particles. */
                  weight: number;
                  /** Word type. */
                  kind: 'name' | 'number' | 'initial' | 'half' | 'particle' | 'trade' | 'form';
                }[];
              };
            }[];
            count: number;
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  postGlobalWatchlistSearch: {
    parameters: {
      query?: {
        /** Offset: number of items to skip. Defaults to 0. */
        from?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** Alias for `size`. */
        limit?: number;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Full name or alias in any script, up to 400 characters. */
          name: string;
          /**
           * Format: date
           * Date of birth, `YYYY-MM-DD`.
           */
          dob?: string | null;
          /** Country linked to the person (ISO 3166-1 alpha-2). Affects the score but does not filter matches. */
          country_code?: string | null;
          /** Search only lists issued by this country: ISO 3166-1 alpha-2, `EU` or `UN`. */
          source_country_code?: string | null;
          /** Image of the person, in base64 or as a data URL. Validated, but neither compared nor stored, because the lists contain no faces. */
          image?: string | null;
          /** Year of birth. Must match `dob` if both are given. */
          yob?: number | string | null;
          /** Minimum match score, 0 to 1. */
          threshold?: number | string | null;
          /** Kind of subject; null if unknown. */
          kind?: 'person' | 'entity' | 'vessel' | 'aircraft' | null;
          /** Codes of the lists to search. Defaults to all. */
          sources?: string | string[] | null;
          /** Offset: number of items to skip. */
          from?: number | string | null;
          /** Page size, up to 100. */
          size?: number | string | null;
          limit?: number | string | null;
        };
        'image/jpeg': unknown;
        'image/png': unknown;
        'image/webp': unknown;
        'image/heic': unknown;
        'application/octet-stream': unknown;
        'multipart/form-data': {
          /** Full name or alias in any script, up to 400 characters. */
          name: string;
          /** Date of birth, `YYYY-MM-DD`. */
          dob?: string;
          /** Country linked to the person (ISO 3166-1 alpha-2). Affects the score but does not filter matches. */
          country_code?: string;
          /** Search only lists issued by this country: ISO 3166-1 alpha-2, `EU` or `UN`. */
          source_country_code?: string;
          /** Year of birth. Must match `dob` if both are given. */
          yob?: string;
          /** Minimum match score, 0 to 1. */
          threshold?: string;
          /** Kind of subject; null if unknown. */
          kind?: string;
          /** Codes of the lists to search. Defaults to all. */
          sources?: string;
          /** Offset: number of items to skip. */
          from?: string;
          /** Page size, up to 100. */
          size?: string;
          limit?: string;
          /**
           * Format: binary
           * Image file, up to 10 MB.
           */
          file?: string;
        };
      };
    };
    responses: {
      /** Search sanctions lists and wanted lists for people and entities with a similar name */
      200: {
        content: {
          'application/json': {
            /** Number of matches at or above the threshold, counted up to 100. */
            total: number;
            /** Offset: number of items skipped. */
            from: number;
            /** Page size applied. */
            size: number;
            /** Matches, best first. */
            items: {
              /** List code and entry number, stable across versions of the list. */
              id: string;
              /** List code. */
              source: string;
              /** Kind of subject: `person`, `entity`, `vessel` or `aircraft`; external providers may return other values. */
              kind: string;
              /** Match score, 0 to 1, from names, birth dates and countries. */
              score: number;
              /** Reason for the listing: programs and listing date. */
              info?: string;
              /** Primary name, as listed. */
              full_name: string;
              /** First name, if listed separately. */
              first_name?: string;
              /** Last name, if listed separately. */
              last_name?: string;
              /** Middle names, if listed separately. */
              middle_name?: string;
              /** Remarks from the list. */
              description?: string;
              /** Listed years of birth. */
              yob: number[];
              /** Listed full birth dates (ISO 8601). */
              dob: string[];
              /** Aliases. */
              aliases: string[];
              /** Listed countries (ISO 3166-1 alpha-2). */
              countries: string[];
              /** Fingerprint of the entry; changes with its names, birth dates or countries. */
              fingerprint: string;
              /**
               * WatchlistDismissal
               * Dismissal of this match by your account; null if not dismissed.
               */
              dismissal?: {
                /** ID of the dismissal. */
                id: string;
                /** Why the entry refers to someone else. */
                note: string;
                /** API key or session that dismissed the match; null if the service did. */
                dismissed_by?: string;
                /**
                 * Format: date-time
                 * Expiry time; null if the dismissal never expires.
                 */
                expires_at?: string;
              };
              /**
               * WatchlistMatch
               * Explanation of the match; null if the external provider does not supply one.
               */
              matched?: {
                /** Best matching listed name. */
                name: string;
                /** Name score, 0 to 1. */
                name_score: number;
                /** Results of the birth date and country comparison. */
                qualifiers: (
                  | 'same_birth_date'
                  | 'same_birth_year'
                  | 'birth_day_and_month_swapped'
                  | 'near_birth_date'
                  | 'other_birth_date'
                  | 'same_country'
                  | 'other_country'
                )[];
                /** Rules that limited the score. */
                rules: (
                  | 'nothing_telling'
                  | 'one_word_of_several'
                  | 'one_word_asked'
                  | 'other_kind'
                  | 'another_order'
                  | 'other_script'
                  | 'other_number'
                  | 'other_place'
                  | 'common_names'
                )[];
                /** Word pairs: `left` from the searched name, `right` from the listed name; unmatched words last. */
                tokens: {
                  /** Word of the left name, in Latin script; null if it has no counterpart. */
                  left?: string;
                  /** Word of the right name, in Latin script; null if it has no counterpart. */
                  right?: string;
                  /** Match type. */
                  why:
                    | 'same'
                    | 'same_sound'
                    | 'other_spelling'
                    | 'nickname'
                    | 'near'
                    | 'same_consonants'
                    | 'initial'
                    | 'joined'
                    | 'left_alone'
                    | 'right_alone';
                  /** Similarity of the two words, 0 to 1; 0 for a word without a counterpart. */
                  likeness: number;
                  /** Weight in the score: high for rare words, low for particles. */
                  weight: number;
                  /** Word type. */
                  kind: 'name' | 'number' | 'initial' | 'half' | 'particle' | 'trade' | 'form';
                }[];
              };
            }[];
            count: number;
            /** Sources that were not searched or whose data is too old. An empty result clears the guest only if `known` is true and this list is empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not match). */
            reason?: string;
          };
        };
      };
    };
  };
  getGlobalWatchlistSources: {
    responses: {
      /** List the watchlists that are searched */
      200: {
        content: {
          'application/json': {
            /** List the codes of the watchlists and providers that `sources` accepts. */
            sources: string[];
          };
        };
      };
    };
  };
  getValidatePhoneByNumber: {
    parameters: {
      query?: {
        /** Country name or two-letter country code. */
        country?: string;
      };
      path: {
        /** The number as entered by the guest. */
        number: string;
      };
    };
    responses: {
      /** Validate a phone number; an invalid one returns 200 with `error` */
      200: {
        content: {
          'application/json': {
            /** ISO 3166-1 alpha-2 country code; null for numbers without a country, such as +800. */
            countryCode?: string;
            /** The number in E.164 format, without an extension. */
            phoneNumber?: string;
            /** The number in national format. */
            nationalFormat?: string;
            error?: string;
          };
        };
      };
    };
  };
  postValidatePhone: {
    requestBody: {
      content: {
        'application/json': {
          /** The number as entered by the guest. */
          number: string;
          /** ISO 3166-1 alpha-2 country code, used to parse a number in national format. */
          country?: string | null;
        };
      };
    };
    responses: {
      /** Validate a phone number; an invalid one returns 200 with `error` */
      200: {
        content: {
          'application/json': {
            /** ISO 3166-1 alpha-2 country code; null for numbers without a country, such as +800. */
            countryCode?: string;
            /** The number in E.164 format, without an extension. */
            phoneNumber?: string;
            /** The number in national format. */
            nationalFormat?: string;
            error?: string;
          };
        };
      };
    };
  };
  getValidateEmailByEmail: {
    parameters: {
      path: {
        /** Email address, without a display name. */
        email: string;
      };
    };
    responses: {
      /** Validate an email address and look up its domain */
      200: {
        content: {
          'application/json': {
            status: string;
            result?: {
              isEduEmail: boolean;
              /**
               * Institution
               * The institution; null if the domain is not in the list.
               */
              emailDomainEducation?: {
                /** Name. */
                name: string;
                /** English name of the country. */
                countryName?: string;
                /** ISO 3166-1 alpha-2 country code. */
                countryCode?: string;
                /** Email domains. */
                domains: string[];
                /** Websites. */
                urls: string[];
              };
              isDisposable: boolean;
              isFree: boolean;
              /** Whether any host accepts mail for the domain. Does not check that the mailbox exists. */
              acceptsMail?: boolean;
            };
          };
        };
      };
    };
  };
  postValidateEmail: {
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: email
           * Email address, without a display name.
           */
          email: string;
        };
      };
    };
    responses: {
      /** Validate an email address and look up its domain */
      200: {
        content: {
          'application/json': {
            status: string;
            result?: {
              isEduEmail: boolean;
              /**
               * Institution
               * The institution; null if the domain is not in the list.
               */
              emailDomainEducation?: {
                /** Name. */
                name: string;
                /** English name of the country. */
                countryName?: string;
                /** ISO 3166-1 alpha-2 country code. */
                countryCode?: string;
                /** Email domains. */
                domains: string[];
                /** Websites. */
                urls: string[];
              };
              isDisposable: boolean;
              isFree: boolean;
              /** Whether any host accepts mail for the domain. Does not check that the mailbox exists. */
              acceptsMail?: boolean;
            };
          };
        };
      };
    };
  };
  getLookupAdverseMediaSearch: {
    parameters: {
      query: {
        /** First name. */
        first_name: string;
        /** Middle name. */
        middle_name?: string;
        /** Last name. */
        last_name: string;
        /** Year of birth (YYYY). */
        year_of_birth?: number | string;
        /** Country name or two-letter country code. */
        country: string;
        /** City. */
        city?: string;
        /** State or region. */
        state?: string;
      };
    };
    responses: {
      /** Start an adverse media search for a person */
      200: {
        content: {
          'application/json': {
            /** ID of the search. */
            id: string;
            /** Progress of the check. */
            status: 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
            /**
             * Format: date-time
             * Time of the request.
             */
            startDate: string;
          };
        };
      };
    };
  };
  postLookupAdverseMediaSearch: {
    requestBody: {
      content: {
        'application/json': {
          /** First name. */
          first_name: string;
          /** Middle name. */
          middle_name?: string | null;
          /** Last name. */
          last_name: string;
          /** Year of birth, four digits. */
          year_of_birth?: number | string | null;
          /** Country: ISO 3166-1 alpha-2 code or name. */
          country: string;
          /** City. */
          city?: string | null;
          /** State or region. */
          state?: string | null;
        };
      };
    };
    responses: {
      /** Start an adverse media search for a person */
      200: {
        content: {
          'application/json': {
            /** ID of the search. */
            id: string;
            /** Progress of the check. */
            status: 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
            /**
             * Format: date-time
             * Time of the request.
             */
            startDate: string;
          };
        };
      };
    };
  };
  getLookupAdverseMediaResultsById: {
    parameters: {
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the current results of an adverse media search */
      200: {
        content: {
          'application/json': {
            /** ID of the search. */
            id: string;
            /** Progress of the check. */
            status: 'PENDING' | 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
            /** Why nothing could be searched (`no_records_imported`, `provider_failed` or `search_failed`), or `a_provider_failed` if one of several providers failed. */
            reason?: string;
            /** Sources that were searched. */
            source?: string;
            /**
             * Format: date
             * Date (ISO 8601) of the oldest data searched.
             */
            as_of?: string;
            /** Missing parts of the required news coverage. A person is never cleared while this list is not empty. */
            gaps: {
              /** Imported list, dataset or provider. */
              source: string;
              /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
              reason: string;
              /** What was not covered and how the operator can fix it, in plain English. */
              message: string;
            }[];
            /** Description of the coverage searched: days, languages and sources; null while there are gaps. */
            scope?: string;
            /** Risk categories of all adverse articles. */
            riskCategories: string[];
            /** Up to 50 articles, most adverse first. */
            findings: {
              /** Headline. */
              title: string;
              /** Excerpt of the text around the name. */
              snippet: string;
              /** Opening of the article; null if only the headline is known. */
              summary?: string;
              /** Host name of the article's URL. */
              displayLink: string;
              /** URL of the article. */
              link: string;
              /** Image URL. */
              image?: string;
              /** Publisher. */
              source: string;
              /** Publication time (ISO 8601). */
              publishedAt?: string;
              /** Risk categories; only `Other News` if none applies. */
              riskCategories: string[];
              /** Name as written in the article. */
              matchedName: string;
              /** Similarity to the searched name, 0 to 1. */
              nameScore: number;
              /** Probability that the article is adverse to the person, 0 to 1; null if the outcome is unclear. */
              adverse?: number;
              /** Whether the article speaks against the person. */
              outcome: 'adverse' | 'mentioned' | 'unclear';
              /** Part that the person plays in the article; null if none was recognized. */
              role?:
                | 'accused'
                | 'cleared'
                | 'victim'
                | 'relative'
                | 'claimant'
                | 'speaker'
                | 'doubt'
                | 'judge'
                | 'police'
                | 'prosecutor'
                | 'lawyer'
                | 'witness'
                | 'expert'
                | 'reporter'
                | 'official'
                | 'artist';
              /** Words that decided; null if none did. */
              decidingWords?: string;
              /** Sentence with these words. */
              decidingSentence?: string;
              /** Terms in the article that determined its categories. */
              matchedTerms: string[];
              /** Remarks on the article. */
              qualifiers: (
                'same_age' | 'other_age' | 'other_middle_name' | 'same_place' | 'no_longer_listed' | 'name_in_text_only'
              )[];
            }[];
            /**
             * Format: date-time
             * Time of the request.
             */
            startDate: string;
            /**
             * Format: date-time
             * Completion time; null while in progress.
             */
            stopDate?: string;
          };
        };
      };
    };
  };
  postBackgroundCheckSubmit: {
    parameters: {
      query: {
        /** Document type, or type of check. */
        type: 'globalcheck';
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** First name. */
          first_name?: string | null;
          /** Middle name. */
          middle_name?: string | null;
          /** Last name. */
          last_name?: string | null;
          /** Country (ISO 3166-1 alpha-2). */
          country?: string | null;
          /** State (ISO 3166-2), such as `US-TX`. */
          state?: string | null;
          /** City. */
          city?: string | null;
          /** Sex: `M`, `F` or `X`. */
          gender?: 'M' | 'F' | 'X' | null;
          /** Phone number (E.164). */
          phone?: string | null;
          /**
           * Format: email
           * Email address.
           */
          email?: string | null;
          /** Year of birth, four digits. */
          year_of_birth?: number | string | null;
          /**
           * Format: date
           * Date of birth, `YYYY-MM-DD`.
           */
          date_of_birth?: string | null;
        };
      };
    };
    responses: {
      /** Start a background check on a person */
      200: {
        content: {
          'application/json': {
            /** ID of the check. */
            id: string;
            /** Progress of the check. */
            status: 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED';
            /**
             * Format: date-time
             * Time of submission.
             */
            start_date: string;
            /** Depth of the check. */
            type: 'globalcheck';
          };
        };
      };
    };
  };
  getBackgroundCheckResultsById: {
    parameters: {
      path: {
        /** ID of the record. */
        id: string;
      };
    };
    responses: {
      /** Get the current results of a background check, with its PDF */
      200: {
        content: {
          'application/json': {
            /** ID of the check. */
            id: string;
            /** Progress of the check. */
            status: 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED';
            /** Verdict; null if the check is in progress or has failed. */
            risk_status?: 'CLEARED' | 'REVIEW';
            /** Depth of the check. */
            type: 'globalcheck';
            /**
             * Format: date-time
             * Time of submission.
             */
            start_date: string;
            /**
             * Format: date-time
             * Completion time; null while in progress.
             */
            stop_date?: string;
            /** Signed URL of the PDF report, valid for 15 minutes; null while the check is in progress. */
            pdf?: string;
            /** Results, one per source. */
            report_items: {
              /** Stable identifier of the source, such as `adverse_media`. */
              key: string;
              /** Display name of the source. */
              name: string;
              /** Result of the source. */
              status: 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED' | 'NO_RESULTS';
              /** Whether the source was searched. */
              searched: boolean;
              /** Reason code in snake_case: why the source was not searched, or a note on its result. */
              reason?: string;
              /** Lists, registers or feeds searched. */
              source?: string;
              /** Date (ISO 8601) of the oldest data searched. */
              as_of?: string;
              /** Sources, or parts of a source, that were not searched. */
              gaps: {
                /** Imported list, dataset or provider. */
                source: string;
                /** Reason code in snake_case, such as `no_records_of_state` or `data_too_old`. */
                reason: string;
                /** What was not covered and how the operator can fix it, in plain English. */
                message: string;
              }[];
              /** Findings. */
              items: {
                /** Title of the finding. */
                title: string;
                /** Short name of the finding's origin. */
                subtitle?: string;
                /** Text of the finding. */
                description?: string;
                /** Tags such as match quality, dates and categories. */
                tags: string[];
                /** Image URL. */
                image?: string;
                /** URLs of all images. */
                images: string[];
                /** Link to the source page. */
                link?: string;
              }[];
            }[];
          };
        };
      };
    };
  };
  getEvents: {
    parameters: {
      query?: {
        /** Sequence number of the last event you received. Only later events are returned. */
        after_sequence?: number;
        /** Alias for `size`. */
        limit?: number;
        /** Page size. Defaults to 25; values above 100 are treated as 100. */
        size?: number;
        /** `Events-Epoch` header of the response that `after_sequence` comes from. If sequence numbers have been reset since, the request fails with 409 `events_start_over`. */
        epoch?: string;
        /** ID of a sub-account. Defaults to your own account. */
        user_id?: string;
      };
    };
    responses: {
      /** List events of the account after a sequence number */
      200: {
        content: {
          'application/json': {
            after_sequence: number;
            size: number;
            count: number;
            /** Sequence number of the latest event; 0 if there is none. */
            last_sequence: number;
            items: {
              /** Account ID. */
              account_id?: string;
              /** Team member ID. */
              person_id?: string;
              /** Second factor that was added, removed or used. */
              factor?: 'totp' | 'recovery' | 'passkey';
              is_required?: string;
              /** Why a webhook was disabled or single sign-on refused; null for other events. */
              reason?: 'gone' | 'failing' | 'provider' | 'role' | 'person';
              /** Channel whose limit was reached. */
              via?: 'email' | 'sms';
              /** Role at that time; null if the event is not about it. */
              role?: 'owner' | 'manager' | 'viewer';
              /** API key ID. */
              key_id?: string;
              /** Webhook ID. */
              webhook_id?: string;
              /** Listing ID. */
              listing_id?: string;
              /** Reservation ID. */
              reservation_id?: string;
              /** Screen; null if the event is not about one. */
              screen?:
                | 'AboutYou'
                | 'AuthorityReporting'
                | 'BuildingScreen'
                | 'BackgroundCheck'
                | 'CreditCheck'
                | 'IDVerification'
                | 'IDCollection'
                | 'SecurityDeposit'
                | 'UsageAgreement'
                | 'Coronavirus'
                | 'CustomScreen'
                | 'FileUpload'
                | 'GuestList'
                | 'HouseRules'
                | 'LongTerm'
                | 'PurposeOfStay'
                | 'TimeInfoEdit'
                | 'SexOffendersAddon'
                | 'SocialVerificationAddon'
                | 'SanctionsSearchAddon'
                | 'FraudDetectionAddon'
                | 'AdverseMediaSearchAddon';
              /** ID of an adult of the party; null if the event is about the primary guest. */
              adult_id?: string;
              /** File ID; null if the event is not about a file. */
              portal_file_id?: string;
              /** Payment event ID. */
              payment_event_id?: string;
              /** Kind of payment event. */
              event_type?: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
              /** Outcome. */
              event_status?: 'info' | 'warning' | 'success' | 'failure';
              /** Deposit ID. */
              deposit_id?: string;
              /** Image; only of `ID_CHECK_IMAGE_UPLOADED`. */
              step?: 'front' | 'back' | 'selfie';
              /** Message ID. */
              message_id?: string;
              /** Status at that time. */
              state?: 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';
              /** Template ID. */
              message_template_id?: string;
              /** Business rule ID. */
              rule_id?: string;
              /** Block list entry ID. */
              blacklist_entry_id?: string;
              /** Dismissal ID. */
              dismissal_id?: string;
              /** ID of the search or check. */
              report_id?: string;
              /** Saved view ID. */
              view_id?: string;
              /** Sequence number within the account: gap-free, starting at 1. */
              sequence: number;
              /** Event ID. */
              event_id: string;
              /** Event type. */
              type:
                | 'account.created'
                | 'api_key.created'
                | 'api_key.updated'
                | 'api_key.rotated'
                | 'api_key.deleted'
                | 'webhook.registered'
                | 'webhook.removed'
                | 'webhook.disabled'
                | 'portal_screens.updated'
                | 'usage_agreement.updated'
                | 'account.updated'
                | 'account.suspended'
                | 'account.unsuspended'
                | 'account.enabled'
                | 'account.disabled'
                | 'account.signed_in'
                | 'account.signed_out'
                | 'account.address_confirmed'
                | 'account.sessions_ended'
                | 'account.password_link_made'
                | 'account.password_reset'
                | 'account.factor_added'
                | 'account.factor_removed'
                | 'account.factor_used'
                | 'account.factors_reset'
                | 'account.passkey_copied'
                | 'account.sign_in_policy_changed'
                | 'account.single_sign_on_changed'
                | 'account.single_sign_on_used'
                | 'account.single_sign_on_refused'
                | 'person.provisioned'
                | 'person.invited'
                | 'person.joined'
                | 'person.role_changed'
                | 'person.password_changed'
                | 'person.removed'
                | 'listing.created'
                | 'listing.updated'
                | 'listing.partner_connected'
                | 'listing.partner_disconnected'
                | 'reservation.created'
                | 'reservation.updated'
                | 'guest_portal.screen_submitted'
                | 'guest_portal.screen_accepted'
                | 'guest_portal.screen_reopened'
                | 'guest_portal.screen_skipped'
                | 'guest_portal.completed'
                | 'guest_portal.adult_linked'
                | 'guest_portal.adult_unlinked'
                | 'guest_portal.adult_screen_submitted'
                | 'guest_portal.adult_screen_accepted'
                | 'guest_portal.adult_screen_reopened'
                | 'guest_portal.adult_answers_read'
                | 'guest_portal.file_uploaded'
                | 'guest_portal.file_linked'
                | 'guest_portal.file_read'
                | 'guest_portal.answers_read'
                | 'guest_portal.report_exported'
                | 'portal_codes.limit_reached'
                | 'portal_content.updated'
                | 'branding.updated'
                | 'payment.event_recorded'
                | 'deposit.captured'
                | 'deposit.released'
                | 'id_check.image_uploaded'
                | 'id_check.review'
                | 'id_check.passed'
                | 'id_check.failed'
                | 'blacklist.entry_added'
                | 'blacklist.entry_changed'
                | 'blacklist.entry_removed'
                | 'watchlist.hit_dismissed'
                | 'watchlist.dismissal_withdrawn'
                | 'verification.pending'
                | 'verification.review'
                | 'verification.verified'
                | 'verification.decided'
                | 'rule.saved'
                | 'rule.state_changed'
                | 'rule.deleted'
                | 'rule.notified'
                | 'message.queued'
                | 'message.sent'
                | 'message.failed'
                | 'message_template.saved'
                | 'message_template.deleted'
                | 'adverse_media.pending'
                | 'adverse_media.no_results'
                | 'adverse_media.review'
                | 'adverse_media.finished'
                | 'background_check.pending'
                | 'background_check.review'
                | 'background_check.finished'
                | 'background_check.failed'
                | 'note.added'
                | 'review.changed'
                | 'guest.erased'
                | 'view.saved'
                | 'view.deleted'
                | 'retention.changed';
              /**
               * Format: date-time
               * Time of the event.
               */
              timestamp: string;
              /** ID of the account in which the event occurred. */
              user_id: string;
            }[];
          };
        };
      };
    };
  };
  postPredictStrFraud: {
    requestBody?: {
      content: {
        'application/json': {
          /** Days from booking to check-in. */
          lead_time_days?: number;
          /** Nights. */
          nights?: number;
          /** Guests. */
          guests_count?: number;
          /** Hour of booking (0 to 23, UTC). */
          booking_hour?: number;
          /** Booked on a weekend. */
          is_weekend_booking?: number;
          /** Total price (US dollars). */
          price_total?: number;
          /** Price per night (US dollars). */
          price_per_night?: number;
          /** Phone number known. */
          has_phone?: number;
          /** Number of words in the name. */
          name_word_count?: number;
          /** Frequency of the email domain (0 to 1). */
          email_domain_freq?: number;
          /** Frequency of the booking channel (0 to 1). */
          booking_source_freq?: number;
          /** Risk color from rules, before any model (0: green, 1: yellow, 2: orange, 3: red, 4: black). */
          risk_color_numeric?: number;
          /** Fraud level reported by the payment processor (0: none, 2: highest). */
          processor_fraud_numeric?: number;
          /** Block list matches. */
          blacklist_count?: number;
          /** Verification status (0: verified, 1: pending, 2: review). */
          verification_status_numeric?: number;
          /** Payments declined by the processor. */
          processor_decline_count?: number;
          /** Identity check attempts. */
          idv_attempt_count?: number;
          /** Identity checks passed. */
          idv_success_count?: number;
          /** Identity checks failed. */
          idv_failure_count?: number;
          /** Identity check pass rate (0 to 1). */
          idv_success_ratio?: number;
          /** Blurred front images. */
          blurred_front_count?: number;
          /** Blurred back images. */
          blurred_back_count?: number;
          /** Any failed identity check. */
          has_idv_failure?: number;
          /** Frequency of the first identity status (0 to 1). */
          first_idv_status_freq?: number;
          /** Frequency of the last identity status (0 to 1). */
          last_idv_status_freq?: number;
          /** Result of the first document recognition: provisionally valid. */
          first_recognition_status_STAGE_VALID?: number;
          /** Result of the first document recognition: uncertain. */
          first_recognition_status_UNCERTAIN?: number;
          /** Result of the first document recognition: valid. */
          first_recognition_status_VALID?: number;
          /** Result of the first document recognition: unknown. */
          first_recognition_status_unknown?: number;
          /** Result of the last document recognition: provisionally valid. */
          last_recognition_status_STAGE_VALID?: number;
          /** Result of the last document recognition: uncertain. */
          last_recognition_status_UNCERTAIN?: number;
          /** Result of the last document recognition: valid. */
          last_recognition_status_VALID?: number;
          /** Result of the last document recognition: unknown. */
          last_recognition_status_unknown?: number;
          /** Payment events. */
          payment_event_count?: number;
          /** Successful payments. */
          payment_success_count?: number;
          /** Failed payments. */
          payment_failure_count?: number;
          /** Payment failure rate (0 to 1). */
          payment_failure_ratio?: number;
          /** Number of different cards. */
          distinct_cards?: number;
          /** A chargeback. */
          has_chargeback?: number;
          /** A dispute. */
          has_dispute?: number;
          /** A refund. */
          has_refund?: number;
          /** Card reported stolen. */
          has_stolen_card_flag?: number;
          /** Payment marked as fraudulent. */
          has_fraudulent_flag?: number;
          /** Card reported lost. */
          has_lost_card_flag?: number;
          /** Payment at the highest risk level. */
          has_highest_risk_flag?: number;
          /** Card on the processor's blocklist. */
          has_blocklist_flag?: number;
          /** Payments declined for insufficient funds. */
          insufficient_funds_count?: number;
          /** Payments declined by the bank without a reason. */
          do_not_honor_count?: number;
          /** Risk score of the payment processor (0 to 100). */
          payment_risk_score?: number;
          /** Several cards tried. */
          multiple_cards_flag?: number;
          /** Number of device fingerprints. */
          fingerprint_count?: number;
          /** Number of different devices. */
          distinct_fingerprints?: number;
          /** Number of different IP addresses. */
          distinct_ips?: number;
          /** Device fingerprint by the payment processor. */
          has_processor_fp?: number;
          /** Device fingerprint by an external vendor. */
          has_vendor_fp?: number;
          /** Device fingerprint by this service. */
          has_default_fp?: number;
          /** Many sessions within a few minutes. */
          high_velocity_flag?: number;
          /** Engine of the earliest fingerprint: engine A. */
          earliest_fp_engine_engine_a?: number;
          /** Engine of the earliest fingerprint: engine B. */
          earliest_fp_engine_engine_b?: number;
          /** Engine of the earliest fingerprint: engine C. */
          earliest_fp_engine_engine_c?: number;
          /** Engine of the earliest fingerprint: unknown. */
          earliest_fp_engine_unknown?: number;
          /** Reservations with the same email address in 30 days. */
          prior_res_same_email_30d?: number;
          /** Reservations with the same email address in 90 days. */
          prior_res_same_email_90d?: number;
          /** Different listings in 90 days. */
          distinct_listings_90d?: number;
          /** Earlier approved stays completed without a dispute. */
          prior_completed_stays?: number;
          /** Data available: booking. */
          has_booking_data?: number;
          /** Data available: identity checks. */
          has_idv_data?: number;
          /** Data available: payments. */
          has_payment_data?: number;
          /** Data available: devices. */
          has_fingerprint_data?: number;
          /** Data available: earlier bookings. */
          has_velocity_data?: number;
        } & {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** Predict the fraud probability of a reservation from its features */
      200: {
        content: {
          'application/json': {
            /** Calibrated fraud probability, 0 to 1, after applying evidence floors. */
            fraud_probability: number;
            /** Risk tier. */
            risk_tier: 'auto_approve' | 'review' | 'flag';
            /** Recommended action, as human-readable text. */
            action: string;
            /**
             * FraudThresholds
             * Thresholds of the tiers.
             */
            threshold_info: {
              /** Below this probability: `auto_approve`. */
              auto_approve_max: number;
              /** At or above this probability: `review`. */
              review_min: number;
              /** At or above this probability: `flag`. */
              flag_min: number;
            };
            /** Model identifier: `str-fraud@<version>+<hash>`. */
            model: string;
            /** Origin of the training data. */
            model_origin: 'simulated' | 'open' | 'own';
            /** Caveat for using the result; null if the model was trained on your own history. */
            model_note?: string;
            /** Members of the request that are not features and were ignored; up to 100. */
            unknown_features: string[];
          };
        };
      };
    };
  };
  postLoyaltyGuestLoyalty: {
    requestBody?: {
      content: {
        'application/json': {
          /** Month of booking (1: January). */
          booking_month?: number;
          /** Weekday of booking (0: Monday, 6: Sunday). */
          booking_dow?: number;
          /** Hour of booking (0 to 23, UTC). */
          booking_hour?: number;
          /** Weekday of check-in (0: Monday, 6: Sunday). */
          checkin_dow?: number;
          /** Month of check-in (1: January). */
          checkin_month?: number;
          /** Days from booking to check-in. */
          lead_time_days?: number;
          /** Nights. */
          nights?: number;
          /** Stay of a week or longer. */
          is_long_stay?: number;
          /** Rank of the email domain (low for common ones). */
          email_domain_rank?: number;
          /** Rank of the city (low for common ones). */
          city_rank?: number;
          /** Risk color from rules (0: green, 1: yellow, 2: orange, 3: red, 4: black). */
          risk_color_encoded?: number;
          /** Price tier (0: lowest, 5: highest). */
          price_tier?: number;
          /** Booked directly. */
          is_direct_booking?: number;
          /** Booked through a channel. */
          is_ota_booking?: number;
          /** Free email provider. */
          is_free_email?: number;
          /** Masked booking channel address. */
          is_booking_guest?: number;
          /** Total price (US dollars). */
          total_price?: number;
          /** Price per night (US dollars). */
          average_daily_rate?: number;
          /** Guests. */
          number_of_guests?: number;
          /** Price per guest and night (US dollars). */
          revenue_per_guest_night?: number;
          /** Bedrooms. */
          bedrooms?: number;
          /** Guests per bedroom. */
          guest_density?: number;
          /** Maximum number of guests. */
          max_guests?: number;
          /** Guests relative to the maximum. */
          capacity_utilization?: number;
          /** Has booked before. */
          has_prior_booking?: number;
          /** Earlier bookings in 30 days. */
          prior_bookings_30d?: number;
          /** Earlier bookings in 90 days. */
          prior_bookings_90d?: number;
          /** Earlier bookings in a year. */
          prior_bookings_365d?: number;
          /** Revenue of earlier bookings (US dollars). */
          prior_revenue_total?: number;
          /** Earlier bookings with this property manager. */
          prior_bookings_same_pm?: number;
          /** Days since the last booking. */
          days_since_last_booking?: number;
          /** Bookings per year since the first one. */
          booking_intensity?: number;
          /** Successful payments. */
          payment_success_count?: number;
          /** Failed payments. */
          payment_failure_count?: number;
          /** Number of different cards. */
          distinct_cards?: number;
          /** Payment success rate (0 to 1). */
          payment_success_ratio?: number;
          /** Payment problems. */
          has_payment_issues?: number;
          /** Any failed payment. */
          has_payment_failure?: number;
          /** Data available: payments. */
          has_payment_data?: number;
          /** Identity check attempts. */
          idv_attempt_count?: number;
          /** Identity checks passed. */
          idv_success_count?: number;
          /** Identity check pass rate (0 to 1). */
          idv_success_ratio?: number;
          /** Identity check required. */
          has_idv_enabled?: number;
          /** Identity check completed. */
          idv_completed?: number;
          /** Verified. */
          is_verified?: number;
          /** Data available: identity checks. */
          has_idv_data?: number;
          /** Guest portals started. */
          portal_started?: number;
          /** Guest portals completed. */
          portal_completed?: number;
          /** Guest portal screens. */
          screens_count?: number;
          /** Guest portal events. */
          total_activity_events?: number;
          /** Guest portal completion rate (0 to 1). */
          portal_completion_rate?: number;
          /** Guest portal completed. */
          guestportal_completed_flag?: number;
          /** Data available: guest portal activity. */
          has_activity_data?: number;
          /** Number of different devices. */
          distinct_fingerprints?: number;
          /** Number of different IP addresses. */
          distinct_ips?: number;
          /** Number of device fingerprints. */
          total_fingerprint_events?: number;
          /** Average fingerprint confidence (0 to 1). */
          avg_confidence?: number;
          /** More than one device. */
          has_multiple_devices?: number;
          /** Data available: devices. */
          has_fingerprint_data?: number;
          /** Incidents. */
          incident_count?: number;
          /** A chargeback. */
          has_chargeback_incident?: number;
          /** Fraud warning. */
          has_fraud_warning?: number;
          /** Card incident. */
          has_creditcard_incident?: number;
          /** Any incident. */
          has_any_incident?: number;
        } & {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** Predict whether a guest will book again, and the guest's lifetime value */
      200: {
        content: {
          'application/json': {
            /** Relative loyalty score, 0 to 100, after caps: 70 is the top 10% of guests, 40 the top 40%. Not a probability. */
            rebooking_score: number;
            /** Tier of the score. */
            rebooking_tier: 'high_loyalty' | 'medium_loyalty' | 'low_loyalty';
            /** Human-readable description of the tier. */
            rebooking_tier_description: string;
            /** Predicted guest value in US dollars: past revenue, this stay's price and the discounted revenue expected over the next 36 months. */
            predicted_glv: number;
            /** Tier of the value. */
            glv_tier: 'high_value' | 'medium_value' | 'low_value';
            /** Human-readable description of the tier. */
            glv_tier_description: string;
            /**
             * LoyaltyThresholds
             * Thresholds of the tiers.
             */
            threshold_info: {
              /** Minimum score for high loyalty. */
              rebooking_high_min: number;
              /** Minimum score for medium loyalty. */
              rebooking_medium_min: number;
              /** Minimum value for the high tier, in US dollars. */
              glv_high_min: number;
              /** Minimum value for the medium tier, in US dollars. */
              glv_medium_min: number;
            };
            /** Model identifier: name, version and content hash. */
            model: string;
            /** Origin of the training data. */
            model_origin: 'simulated' | 'open' | 'own';
            /** Caveat for using the result; null if the model was trained on your own history. */
            model_note?: string;
            /** Members of the request that are not features and were ignored; up to 100. */
            unknown_features: string[];
          };
        };
      };
    };
  };
  postFraudAnalyze: {
    requestBody?: {
      content: {
        'application/json': {
          /** Session ID of the customer. Several customers in one session raise the score. */
          sessionToken?: string | null;
          /** Identifier of the purchased item. */
          productToken?: string | null;
          /** Customer's email address. */
          email?: string | null;
          /** Customer's phone number. */
          phoneNumber?: string | null;
          /** Default country of the phone number (ISO 3166-1 alpha-2). */
          phoneCountry?: string | null;
          /** Customer's IP address. */
          ipAddress?: string | null;
          /** Country of the billing address: code or name. */
          billingCountry?: string | null;
          /** Postal code of the billing address. */
          billingZip?: string | null;
        };
      };
    };
    responses: {
      /** Score the fraud risk of a payment by email, phone number, IP address and billing country */
      200: {
        content: {
          'application/json': {
            /** Fraud probability in percent, 0.01 to 99. */
            score: number;
            /** Tier of the score. */
            status: 'pass' | 'review' | 'decline';
            /** Key derived from the input, the model and the dataset versions. Identical input within 24 hours returns the same key and result. */
            cacheKey: string;
            /** Signals found, strongest first. */
            reasons: {
              /** Stable code of the signal. */
              code: string;
              /** Human-readable explanation. Contains no input values. */
              text: string;
            }[];
            /** Input parts that are missing or could not be fully analyzed. If this applies to all parts, the status is `review`. */
            unknown: string[];
            /** Reason for each unknown part. */
            unknown_details: {
              /** Input part. */
              part: 'email' | 'phone' | 'ip' | 'billing' | 'history';
              /** Human-readable reason why the part was not analyzed. */
              text: string;
            }[];
          };
        };
      };
    };
  };
}
