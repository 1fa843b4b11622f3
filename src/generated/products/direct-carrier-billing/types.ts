// Generated from openapi/products/direct-carrier-billing.yaml. Do not edit: change the specification and run `npm run generate`.

export interface components {
    schemas: {
        /** @description What `userIdentifier` may be depends on `userIdentityType`. */
        IdentityRules: unknown;
        /**
         * @description One of the project's product codes. Its price belongs to it.
         * @example STM980
         */
        ProductCode: string;
        /** @description A one-time password for a payment names the product code. */
        PaymentNamesProduct: unknown;
        /**
         * @description What `userIdentifier` is; a phone number or an email address.
         * @enum {string}
         */
        UserIdentityType: "MSISDN" | "EMAIL";
        /**
         * @description The subscriber. A phone number has 8 to 12 digits, country code first, without + or spaces. An email address has at
         *     most 254 characters.
         * @example 6581234567
         */
        UserIdentifier: string;
        /**
         * @description What the one-time password is for; `ASSOCIATION` proves a number, `PAYMENT` confirms a purchase.
         * @enum {string}
         */
        TransactionType: "ASSOCIATION" | "PAYMENT";
        /**
         * @description Code of the operator, from the table of operators.
         * @example STM
         */
        PaymentServiceProvider: string;
        /**
         * @description Your own id of this request, new for each thing you want done. Letters, digits, `.`, `_`, `~` and `-`.
         * @example order-2042
         */
        CorrelationId: string;
        /**
         * @description What is bought, in words for the phone bill.
         * @example Lumen Music, one month
         */
        PaymentDescription: string;
        /**
         * @description Where the subscriber can ask about it; a phone number, an email address or a website.
         * @example help@lumen.example
         */
        MerchantContact: string;
        OneTimePasswordRequest: {
            userIdentityType: components["schemas"]["UserIdentityType"];
            userIdentifier: components["schemas"]["UserIdentifier"];
            transactionType: components["schemas"]["TransactionType"];
            paymentServiceProvider: components["schemas"]["PaymentServiceProvider"];
            /** @description The text of the message, with `#PASSWORD#` where the one-time password goes. */
            messageContent: string;
            correlationId: components["schemas"]["CorrelationId"];
            productCode?: components["schemas"]["ProductCode"];
            paymentDescription?: components["schemas"]["PaymentDescription"];
            merchantContact?: components["schemas"]["MerchantContact"];
        } & (components["schemas"]["IdentityRules"] & components["schemas"]["PaymentNamesProduct"]);
        /**
         * @description It is done.
         * @constant
         */
        Success: "SUCCESS";
        /** @description The result in words, for your log rather than for your users. */
        Message: string;
        /** @description The id you asked with. It is left out where the request had none that could be read, or no key that was accepted. */
        EchoedCorrelationId: string;
        /** @description The platform's id of this call. Quote it when you ask for help. */
        OpenPlatformTransactionId: string;
        OneTimePasswordAnswer: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
        };
        /** @description Any answer that is not a success. */
        Failure: {
            /**
             * @description What went wrong; see the table of result codes.
             * @enum {string}
             */
            resultCode: "GENERAL_DECLINE" | "GENERAL_FAILURE" | "SIZE_EXCESS_LIMIT_ERROR" | "INVALID_PASSWORD" | "INVALID_CORRELATION_ID" | "INVALID_USER" | "INVALID_ORIGINAL_TRANSACTION_ID" | "ALREADY_REFUNDED" | "INVALID_PAYMENT_SERVICE_PROVIDER" | "SMS_NOT_REGISTER" | "FAILURE";
            /**
             * @description Which rule a field breaks (100, 101, 103, 104 or 105); otherwise it repeats the HTTP status.
             * @enum {integer}
             */
            statusCode: 100 | 101 | 103 | 104 | 105 | 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 501 | 503 | 507;
            message: components["schemas"]["Message"];
            correlationId?: components["schemas"]["EchoedCorrelationId"];
            /** @description Which refusal it is, where the call did not get as far as the checks; see the table of refusals. */
            refusal?: string;
            /**
             * Format: uri
             * @description Where this page says what to do about the refusal.
             */
            help?: string;
        };
        /**
         * @description The six digits the subscriber received.
         * @example 481902
         */
        OneTimePassword: string;
        IdentityRequest: {
            userIdentityType: components["schemas"]["UserIdentityType"];
            userIdentifier: components["schemas"]["UserIdentifier"];
            oneTimePassword: components["schemas"]["OneTimePassword"];
            paymentServiceProvider: components["schemas"]["PaymentServiceProvider"];
            correlationId: components["schemas"]["CorrelationId"];
        } & components["schemas"]["IdentityRules"];
        IdentityAnswer: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            /** @description Stands for this subscriber at this operator with you. */
            userToken: string;
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
        };
        /**
         * @description What `POST /v1/identities/customer/identity` answered for this subscriber.
         * @example utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i
         */
        UserToken: string;
        /** @description `oneTimePassword` is mandatory with an operator that asks for a payment code. */
        ChargeRequest: {
            userToken: components["schemas"]["UserToken"];
            correlationId: components["schemas"]["CorrelationId"];
            productCode: components["schemas"]["ProductCode"];
            paymentServiceProvider: components["schemas"]["PaymentServiceProvider"];
            oneTimePassword?: components["schemas"]["OneTimePassword"];
            paymentDescription?: components["schemas"]["PaymentDescription"];
            merchantContact?: components["schemas"]["MerchantContact"];
        };
        /** @description The platform's id of the charge or refund. */
        TransactionId: string;
        /** @description An amount as a decimal number. */
        Amount: string;
        /** @description ISO 4217 code; null with an operator that is not offered yet. */
        Currency: string | null;
        ChargeAnswer: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            transactionId: components["schemas"]["TransactionId"];
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
            /**
             * @description The charge succeeded.
             * @constant
             */
            paymentStatus: "SUCCESS";
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description The correlation id of a charge. One that cannot be one is unknown.
         * @example order-2042
         */
        AskedCorrelationId: string;
        /**
         * @description State of a charge. FAILED may still succeed when the same request is sent again.
         * @enum {string}
         */
        PaymentStatus: "SUCCESS" | "DECLINED" | "FAILED" | "REFUNDED";
        /** @description A refund of the charge. */
        Refund: {
            transactionId: components["schemas"]["TransactionId"];
            /** @description The correlation id of the refund request. */
            correlationId: string;
            /** @description Why, as it was said. */
            reason: string;
            amount: components["schemas"]["Amount"];
        };
        /** @description A charge in its current state. */
        Charge: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            /** @description Names the charge in a refund; null unless it succeeded. */
            transactionId: components["schemas"]["TransactionId"] | null;
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Code of the operator. */
            paymentServiceProvider: string;
            /** @description What was bought. */
            productCode: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description The refund, if there was one. */
            refunds: components["schemas"]["Refund"][];
        };
        RefundRequest: {
            /** @description The `transactionId` of the charge. */
            originalTransactionId: string;
            correlationId: components["schemas"]["CorrelationId"];
            /** @description Why, in words. The subscriber's operator may show them. */
            reason: string;
        };
        RefundAnswer: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            transactionId: components["schemas"]["TransactionId"];
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
            /**
             * @description The charge is refunded.
             * @constant
             */
            paymentStatus: "REFUNDED";
        };
        /** @description A message without a user token names its recipient by number or address. */
        RecipientIsNamed: unknown;
        /** @description The recipient is named by `userToken`, or by `userIdentityType` and `userIdentifier`. */
        SmsRequest: {
            userIdentityType?: components["schemas"]["UserIdentityType"];
            userIdentifier?: components["schemas"]["UserIdentifier"];
            userToken?: components["schemas"]["UserToken"];
            paymentServiceProvider: components["schemas"]["PaymentServiceProvider"];
            /** @description The text. A message about unsubscribing follows the fixed wording. */
            message: string;
            correlationId: components["schemas"]["CorrelationId"];
        } & (components["schemas"]["IdentityRules"] & components["schemas"]["RecipientIsNamed"]);
        SmsAnswer: {
            resultCode: components["schemas"]["Success"];
            /**
             * @description Repeats the HTTP status.
             * @constant
             */
            statusCode: 200;
            message: components["schemas"]["Message"];
            correlationId: components["schemas"]["EchoedCorrelationId"];
            openPlatformTransactionId: components["schemas"]["OpenPlatformTransactionId"];
        };
    };
    responses: {
        /** @description The credentials are missing or wrong. Generate a new key in the project's details if yours has expired. */
        Unauthorized: {
            headers: {
                /**
                 * @description Names the scheme.
                 * @example Basic realm="Open Platform"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The credentials are right, and the call is refused all the same. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The correlation id was used for a different request before. */
        CorrelationIdUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The whole body is larger than 64 kB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not application/json. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no operator of this code, or the project has no such product code with it. */
        UnknownProviderOrProduct: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 10
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The platform failed. Send the same request again. */
        PlatformFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The platform is not available. Send the same request again. */
        PlatformUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The platform has no room to store the call. Send the same request again later. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no operator of this code. */
        UnknownProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The headers or the address cannot be read. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    requestOneTimePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimePasswordRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimePasswordAnswer"];
                };
            };
            /** @description The request breaks a rule of one of its fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Refused"];
            /** @description The operator has no such subscriber. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CorrelationIdUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["UnknownProviderOrProduct"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            503: components["responses"]["PlatformUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    identifyCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityAnswer"];
                };
            };
            /** @description The request breaks a rule of one of its fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The one-time password does not prove the number. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The operator has no such subscriber. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CorrelationIdUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["UnknownProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            503: components["responses"]["PlatformUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeRequest"];
            };
        };
        responses: {
            /** @description The charge succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeAnswer"];
                };
            };
            /** @description The request breaks a rule of one of its fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The operator declines the charge. Trying again does not help. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The payment code is not right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The user token or its subscriber is not known. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CorrelationIdUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["UnknownProviderOrProduct"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            /**
             * @description The operator did not answer, or the platform is not available. Send the same request again, or read the charge back
             *     first: it may have succeeded.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            507: components["responses"]["StorageFull"];
        };
    };
    getCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The correlation id of the charge request.
                 * @example order-2042
                 */
                correlationId: components["schemas"]["AskedCorrelationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charge"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Refused"];
            /** @description No charge was requested with this correlation id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            503: components["responses"]["PlatformUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    refundCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The charge is refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundAnswer"];
                };
            };
            /** @description The request breaks a rule of one of its fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Refused"];
            /** @description There is no successful charge with this transaction id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The charge was refunded before, or the correlation id was used for a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            503: components["responses"]["PlatformUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            /** @description The request breaks a rule of one of its fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The recipient has no user token with you. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The recipient is not known. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: components["responses"]["CorrelationIdUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["UnknownProvider"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["PlatformFailure"];
            503: components["responses"]["PlatformUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
