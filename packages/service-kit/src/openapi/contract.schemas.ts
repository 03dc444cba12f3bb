// Written by `npm run schemas` from packages/contracts; a test says when it is old.
import type { AcceptInvitation, AccountExport, AccountProblem, ActiveTrip, AddPasskey, AnswerCommunication, AnswerFault, AnswerLink, AnswerOffer, AnswerState, Artist, ArtistFields, Artwork, ArtworkFields, AskData, AskForChange, AskSubject, AskedByQuery, AskedChange, Attraction, AttractionCategory, AttractionDetails, AttractionFields, AttractionPage, AttractionPricing, AttractionWords, AvailabilityRequest, Booking, BookingCancellation, BookingDetails, BookingExport, BookingFate, BookingFilter, BookingGroup, BookingHistoryEntry, BookingLabel, BookingMessage, BookingMoney, BookingOffers, BookingPlaced, BookingProgress, BookingSort, BookingStatus, BookingSummary, BookingTab, BookingTerms, BookingType, Brand, CancelBooking, CancelBookingFor, Cancellation, CancellationCost, CancellationTerms, CancellationTier, CancelledBy, CancelledShown, Capability, ChangeBooking, ChangeOffer, ChangeStaffMember, Communication, CommunicationStatus, ConfirmByProvider, Coordination, Correction, CreditNote, CurrentStaff, CurrentUser, CustomerFacts, CustomerReview, DeadLetter, DecimalRange, DeliveryAttempt, DeliveryState, Departure, DepartureTotal, DevSignIn, Difficulty, Direction, DismissDeadLetter, DraftKey, DueBooking, EditTripUpdate, EmbeddedPart, Erasure, ErasurePreview, ErasureState, EventData, EventType, ExportedHistoryEntry, ExportedInvoice, ExportedLetter, FailedLetter, FailedPost, FirstCall, FirstPicture, FormerEventData, FormerEventType, Frame, FrameSlot, Guide, GuideFields, HistoryAction, Identity, IntegrationMethod, InvitationToken, InviteStaffMember, Invoice, InvoiceDelivery, InvoicedTrip, IssueCreditNote, ItemNaming, ItemPage, ItemReviews, ItineraryDay, KeptInvoice, Lack, Language, LapsedOffer, LateAnswers, LateLetter, LateMoney, LedgerLine, LetterPreview, LinkedOffer, LinkedRequest, ListRead, ListedAttraction, ListedPackage, LiveBeat, LiveChange, LiveMessage, LiveOpening, Liveness, LocalizedText, ManifestSource, MarkMessagesRead, MessageCount, MessageSide, Money, NamePasskey, NamedItem, NavigationArea, NavigationEntry, NeededFiles, OfferAnswer, OfferState, OfficeBooking, OfficeCounts, OfficeDay, OpenSession, Operator, OperatorAnswer, OperatorAnswerKind, OperatorCall, OperatorCalls, OperatorCapabilities, OperatorCapability, OperatorClash, OperatorFields, OperatorOffer, OperatorType, OperatorsExport, Outlook, OwedBooking, Package, PackageDetails, PackageFields, PackagePage, PackageType, PackageWords, PageAnswer, PageDescription, PageRequest, Part, Passkey, PasskeyConfirmation, PasskeyOptions, PasskeySignIn, Payment, PaymentLine, PhoneFault, PictureSet, Place, PlaceBooking, PlainDate, PostMessage, PostReview, PostTripUpdate, PriceRange, PriceRule, PricedBy, PrivacyFile, Problem, Provider, ProviderAddress, ProviderAvailability, ProviderType, PublicReview, Question, QuietTrip, ReadPhone, ReadText, Readiness, ReassignOperator, RecordPayment, RecordRefund, RecordRepayment, RefundState, RemoteEntry, RemoteManifest, ReopenBooking, Repayment, ReplyToReview, RequestErasure, RequestStatus, ReviewReply, ReviewSummary, Route, RunningTrip, ScaledPicture, SearchSpelling, SendCommunication, SendInvoice, SessionEnd, SessionEnds, Settlement, ShareCard, SignInProblem, SignedIdentity, SignedIn, StaffDuty, StaffInvitation, StaffInvitationLink, StaffMember, StaffRole, StaffSession, StaffSignInWays, StaffSignIns, Stage, StagePlace, StagedDay, StartDateFault, StepRange, Suits, Tag, TakeBackAnswer, Terms, TermsEntry, TermsPage, TermsRow, TermsSection, TermsText, TooLong, TransferDayFault, Translation, TravelWay, TripPhase, TripProgress, TripStatus, TripUpdate, TripUpdateVersion, UnreadBooking, UpdateType, UploadedPicture, User, VoidPayment, VoidRefund, WaitingShown, WebhookDelivery, WithholdReview, WithholdingGround } from '@safari/contracts';
import type { JsonSchemas } from '../annotations/json-schema.js';

/** The types of the wire by their names. */
export interface ContractTypes {
  AcceptInvitation: AcceptInvitation;
  AccountExport: AccountExport;
  AccountProblem: AccountProblem;
  ActiveTrip: ActiveTrip;
  AddPasskey: AddPasskey;
  AnswerCommunication: AnswerCommunication;
  AnswerFault: AnswerFault;
  AnswerLink: AnswerLink;
  AnswerOffer: AnswerOffer;
  AnswerState: AnswerState;
  Artist: Artist;
  ArtistFields: ArtistFields;
  Artwork: Artwork;
  ArtworkFields: ArtworkFields;
  AskData: AskData;
  AskForChange: AskForChange;
  AskSubject: AskSubject;
  AskedByQuery: AskedByQuery;
  AskedChange: AskedChange;
  Attraction: Attraction;
  AttractionCategory: AttractionCategory;
  AttractionDetails: AttractionDetails;
  AttractionFields: AttractionFields;
  AttractionPage: AttractionPage;
  AttractionPricing: AttractionPricing;
  AttractionWords: AttractionWords;
  AvailabilityRequest: AvailabilityRequest;
  Booking: Booking;
  BookingCancellation: BookingCancellation;
  BookingDetails: BookingDetails;
  BookingExport: BookingExport;
  BookingFate: BookingFate;
  BookingFilter: BookingFilter;
  BookingGroup: BookingGroup;
  BookingHistoryEntry: BookingHistoryEntry;
  BookingLabel: BookingLabel;
  BookingMessage: BookingMessage;
  BookingMoney: BookingMoney;
  BookingOffers: BookingOffers;
  BookingPlaced: BookingPlaced;
  BookingProgress: BookingProgress;
  BookingSort: BookingSort;
  BookingStatus: BookingStatus;
  BookingSummary: BookingSummary;
  BookingTab: BookingTab;
  BookingTerms: BookingTerms;
  BookingType: BookingType;
  Brand: Brand;
  CancelBooking: CancelBooking;
  CancelBookingFor: CancelBookingFor;
  Cancellation: Cancellation;
  CancellationCost: CancellationCost;
  CancellationTerms: CancellationTerms;
  CancellationTier: CancellationTier;
  CancelledBy: CancelledBy;
  CancelledShown: CancelledShown;
  Capability: Capability;
  ChangeBooking: ChangeBooking;
  ChangeOffer: ChangeOffer;
  ChangeStaffMember: ChangeStaffMember;
  Communication: Communication;
  CommunicationStatus: CommunicationStatus;
  ConfirmByProvider: ConfirmByProvider;
  Coordination: Coordination;
  Correction: Correction;
  CreditNote: CreditNote;
  CurrentStaff: CurrentStaff;
  CurrentUser: CurrentUser;
  CustomerFacts: CustomerFacts;
  CustomerReview: CustomerReview;
  DeadLetter: DeadLetter;
  DecimalRange: DecimalRange;
  DeliveryAttempt: DeliveryAttempt;
  DeliveryState: DeliveryState;
  Departure: Departure;
  DepartureTotal: DepartureTotal;
  DevSignIn: DevSignIn;
  Difficulty: Difficulty;
  Direction: Direction;
  DismissDeadLetter: DismissDeadLetter;
  DraftKey: DraftKey;
  DueBooking: DueBooking;
  EditTripUpdate: EditTripUpdate;
  EmbeddedPart: EmbeddedPart;
  Erasure: Erasure;
  ErasurePreview: ErasurePreview;
  ErasureState: ErasureState;
  EventData: EventData;
  EventType: EventType;
  ExportedHistoryEntry: ExportedHistoryEntry;
  ExportedInvoice: ExportedInvoice;
  ExportedLetter: ExportedLetter;
  FailedLetter: FailedLetter;
  FailedPost: FailedPost;
  FirstCall: FirstCall;
  FirstPicture: FirstPicture;
  FormerEventData: FormerEventData;
  FormerEventType: FormerEventType;
  Frame: Frame;
  FrameSlot: FrameSlot;
  Guide: Guide;
  GuideFields: GuideFields;
  HistoryAction: HistoryAction;
  Identity: Identity;
  IntegrationMethod: IntegrationMethod;
  InvitationToken: InvitationToken;
  InviteStaffMember: InviteStaffMember;
  Invoice: Invoice;
  InvoiceDelivery: InvoiceDelivery;
  InvoicedTrip: InvoicedTrip;
  IssueCreditNote: IssueCreditNote;
  ItemNaming: ItemNaming;
  ItemPage: ItemPage;
  ItemReviews: ItemReviews;
  ItineraryDay: ItineraryDay;
  KeptInvoice: KeptInvoice;
  Lack: Lack;
  Language: Language;
  LapsedOffer: LapsedOffer;
  LateAnswers: LateAnswers;
  LateLetter: LateLetter;
  LateMoney: LateMoney;
  LedgerLine: LedgerLine;
  LetterPreview: LetterPreview;
  LinkedOffer: LinkedOffer;
  LinkedRequest: LinkedRequest;
  ListRead: ListRead;
  ListedAttraction: ListedAttraction;
  ListedPackage: ListedPackage;
  LiveBeat: LiveBeat;
  LiveChange: LiveChange;
  LiveMessage: LiveMessage;
  LiveOpening: LiveOpening;
  Liveness: Liveness;
  LocalizedText: LocalizedText;
  ManifestSource: ManifestSource;
  MarkMessagesRead: MarkMessagesRead;
  MessageCount: MessageCount;
  MessageSide: MessageSide;
  Money: Money;
  NamePasskey: NamePasskey;
  NamedItem: NamedItem;
  NavigationArea: NavigationArea;
  NavigationEntry: NavigationEntry;
  NeededFiles: NeededFiles;
  OfferAnswer: OfferAnswer;
  OfferState: OfferState;
  OfficeBooking: OfficeBooking;
  OfficeCounts: OfficeCounts;
  OfficeDay: OfficeDay;
  OpenSession: OpenSession;
  Operator: Operator;
  OperatorAnswer: OperatorAnswer;
  OperatorAnswerKind: OperatorAnswerKind;
  OperatorCall: OperatorCall;
  OperatorCalls: OperatorCalls;
  OperatorCapabilities: OperatorCapabilities;
  OperatorCapability: OperatorCapability;
  OperatorClash: OperatorClash;
  OperatorFields: OperatorFields;
  OperatorOffer: OperatorOffer;
  OperatorType: OperatorType;
  OperatorsExport: OperatorsExport;
  Outlook: Outlook;
  OwedBooking: OwedBooking;
  Package: Package;
  PackageDetails: PackageDetails;
  PackageFields: PackageFields;
  PackagePage: PackagePage;
  PackageType: PackageType;
  PackageWords: PackageWords;
  PageAnswer: PageAnswer;
  PageDescription: PageDescription;
  PageRequest: PageRequest;
  Part: Part;
  Passkey: Passkey;
  PasskeyConfirmation: PasskeyConfirmation;
  PasskeyOptions: PasskeyOptions;
  PasskeySignIn: PasskeySignIn;
  Payment: Payment;
  PaymentLine: PaymentLine;
  PhoneFault: PhoneFault;
  PictureSet: PictureSet;
  Place: Place;
  PlaceBooking: PlaceBooking;
  PlainDate: PlainDate;
  PostMessage: PostMessage;
  PostReview: PostReview;
  PostTripUpdate: PostTripUpdate;
  PriceRange: PriceRange;
  PriceRule: PriceRule;
  PricedBy: PricedBy;
  PrivacyFile: PrivacyFile;
  Problem: Problem;
  Provider: Provider;
  ProviderAddress: ProviderAddress;
  ProviderAvailability: ProviderAvailability;
  ProviderType: ProviderType;
  PublicReview: PublicReview;
  Question: Question;
  QuietTrip: QuietTrip;
  ReadPhone: ReadPhone;
  ReadText: ReadText;
  Readiness: Readiness;
  ReassignOperator: ReassignOperator;
  RecordPayment: RecordPayment;
  RecordRefund: RecordRefund;
  RecordRepayment: RecordRepayment;
  RefundState: RefundState;
  RemoteEntry: RemoteEntry;
  RemoteManifest: RemoteManifest;
  ReopenBooking: ReopenBooking;
  Repayment: Repayment;
  ReplyToReview: ReplyToReview;
  RequestErasure: RequestErasure;
  RequestStatus: RequestStatus;
  ReviewReply: ReviewReply;
  ReviewSummary: ReviewSummary;
  Route: Route;
  RunningTrip: RunningTrip;
  ScaledPicture: ScaledPicture;
  SearchSpelling: SearchSpelling;
  SendCommunication: SendCommunication;
  SendInvoice: SendInvoice;
  SessionEnd: SessionEnd;
  SessionEnds: SessionEnds;
  Settlement: Settlement;
  ShareCard: ShareCard;
  SignInProblem: SignInProblem;
  SignedIdentity: SignedIdentity;
  SignedIn: SignedIn;
  StaffDuty: StaffDuty;
  StaffInvitation: StaffInvitation;
  StaffInvitationLink: StaffInvitationLink;
  StaffMember: StaffMember;
  StaffRole: StaffRole;
  StaffSession: StaffSession;
  StaffSignInWays: StaffSignInWays;
  StaffSignIns: StaffSignIns;
  Stage: Stage;
  StagePlace: StagePlace;
  StagedDay: StagedDay;
  StartDateFault: StartDateFault;
  StepRange: StepRange;
  Suits: Suits;
  Tag: Tag;
  TakeBackAnswer: TakeBackAnswer;
  Terms: Terms;
  TermsEntry: TermsEntry;
  TermsPage: TermsPage;
  TermsRow: TermsRow;
  TermsSection: TermsSection;
  TermsText: TermsText;
  TooLong: TooLong;
  TransferDayFault: TransferDayFault;
  Translation: Translation;
  TravelWay: TravelWay;
  TripPhase: TripPhase;
  TripProgress: TripProgress;
  TripStatus: TripStatus;
  TripUpdate: TripUpdate;
  TripUpdateVersion: TripUpdateVersion;
  UnreadBooking: UnreadBooking;
  UpdateType: UpdateType;
  UploadedPicture: UploadedPicture;
  User: User;
  VoidPayment: VoidPayment;
  VoidRefund: VoidRefund;
  WaitingShown: WaitingShown;
  WebhookDelivery: WebhookDelivery;
  WithholdReview: WithholdReview;
  WithholdingGround: WithholdingGround;
}

export const CONTRACT_SCHEMAS: JsonSchemas = {
  "AcceptInvitation": {
    "type": "object",
    "properties": {
      "token": {
        "type": "string"
      },
      "credential": {
        "type": "object",
        "additionalProperties": true
      }
    },
    "required": [
      "token",
      "credential"
    ]
  },
  "AccountExport": {
    "type": "object",
    "properties": {
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "signedInAt": {
        "type": "string"
      },
      "signsInWith": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "issuer": {
              "type": "string"
            },
            "subject": {
              "type": "string"
            },
            "since": {
              "type": "string"
            }
          },
          "required": [
            "issuer",
            "subject",
            "since"
          ]
        },
        "description": "The accounts at providers that sign in as this customer."
      },
      "sessions": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "openedAt": {
              "type": "string"
            },
            "endsAt": {
              "type": "string"
            },
            "device": {
              "type": [
                "string",
                "null"
              ]
            }
          },
          "required": [
            "openedAt",
            "endsAt",
            "device"
          ]
        },
        "description": "Where this customer is signed in now; the secret of a session is kept nowhere."
      },
      "signIns": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "at": {
              "type": "string"
            },
            "what": {
              "type": "string"
            },
            "from": {
              "type": "string"
            }
          },
          "required": [
            "at",
            "what",
            "from"
          ]
        },
        "description": "Sign-ins and sign-outs as the audit has them, and the network address that each came from."
      },
      "id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "picture": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "createdAt",
      "signedInAt",
      "signsInWith",
      "sessions",
      "signIns",
      "id",
      "name",
      "email",
      "picture"
    ],
    "description": "What svc-auth knows of a customer."
  },
  "AccountProblem": {
    "enum": [
      "unknown",
      "other",
      "taken",
      "not-anew",
      "invitation-closed",
      "unavailable",
      "failed"
    ]
  },
  "ActiveTrip": {
    "type": "object",
    "properties": {
      "booking": {
        "$ref": "#/components/schemas/Booking"
      },
      "trip": {
        "$ref": "#/components/schemas/TripStatus"
      }
    },
    "required": [
      "booking",
      "trip"
    ],
    "description": "One row of the staff's trip screen: a trip that is confirmed or under way, with its booking."
  },
  "AddPasskey": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "credential": {
        "type": "object",
        "additionalProperties": true
      }
    },
    "required": [
      "name",
      "credential"
    ]
  },
  "AnswerCommunication": {
    "type": "object",
    "properties": {
      "response": {
        "type": "string",
        "description": "May be left out or empty where none is expected."
      },
      "requestStatus": {
        "$ref": "#/components/schemas/RequestStatus",
        "description": "The new status of the availability request; by default `confirmed`, where an answer is expected."
      },
      "quotedPrice": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "description": "An operator's response to a message of ours; or, where no answer is expected, that the operator was told."
  },
  "AnswerFault": {
    "enum": [
      "missing",
      "too_long",
      "not_an_amount",
      "too_much"
    ]
  },
  "AnswerLink": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string"
      },
      "request": {
        "$ref": "#/components/schemas/AvailabilityRequest"
      }
    },
    "required": [
      "url",
      "request"
    ],
    "description": "A fresh link for one request; every link given out for it before is revoked."
  },
  "AnswerOffer": {
    "type": "object",
    "properties": {
      "answer": {
        "$ref": "#/components/schemas/OfferAnswer"
      },
      "words": {
        "type": "string"
      }
    },
    "required": [
      "answer",
      "words"
    ]
  },
  "AnswerState": {
    "enum": [
      "open",
      "answered",
      "closed",
      "revoked"
    ]
  },
  "Artist": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "artworks": {
        "type": "number",
        "description": "How many of their works the gallery shows."
      },
      "name": {
        "type": "string",
        "description": "Unique, since it names the artist's page."
      },
      "photoUrl": {
        "type": "string"
      },
      "bio": {
        "type": "string"
      },
      "story": {
        "type": "string"
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      }
    },
    "required": [
      "id",
      "version",
      "artworks",
      "name",
      "photoUrl",
      "bio",
      "story",
      "translations"
    ]
  },
  "ArtistFields": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "description": "Unique, since it names the artist's page."
      },
      "photoUrl": {
        "type": "string"
      },
      "bio": {
        "type": "string"
      },
      "story": {
        "type": "string"
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      }
    },
    "required": [
      "name",
      "photoUrl",
      "bio",
      "story",
      "translations"
    ]
  },
  "Artwork": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "artistId": {
        "type": "integer"
      },
      "artist": {
        "type": "string"
      },
      "artistPhotoUrl": {
        "type": "string"
      },
      "artistBio": {
        "type": "string"
      },
      "artistStory": {
        "type": "string"
      },
      "price": {
        "type": "number",
        "description": "In the brand's currency, as a number."
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        },
        "description": "Of its own texts and its artist's."
      },
      "title": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "medium": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "dimensions": {
        "type": "string"
      },
      "yearCreated": {
        "type": "number"
      },
      "category": {
        "type": "string"
      }
    },
    "required": [
      "id",
      "artist",
      "artistPhotoUrl",
      "artistBio",
      "artistStory",
      "price",
      "title",
      "imageUrl",
      "medium",
      "description",
      "dimensions",
      "yearCreated",
      "category"
    ],
    "description": "One work, with what the gallery says of its artist. `version` rises with every change of either. The release before sends neither it nor the artist's number, and no translations."
  },
  "ArtworkFields": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string"
      },
      "artistId": {
        "type": "integer"
      },
      "imageUrl": {
        "type": "string"
      },
      "medium": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "dimensions": {
        "type": "string"
      },
      "price": {
        "$ref": "#/components/schemas/Money"
      },
      "yearCreated": {
        "type": "number"
      },
      "category": {
        "type": "string"
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      }
    },
    "required": [
      "title",
      "artistId",
      "imageUrl",
      "medium",
      "description",
      "dimensions",
      "price",
      "yearCreated",
      "category",
      "translations"
    ]
  },
  "AskData": {
    "type": "object",
    "properties": {
      "booking.special-requests": {
        "type": "object",
        "properties": {
          "ask": {
            "type": "object",
            "properties": {
              "bookingId": {
                "type": "string"
              }
            },
            "required": [
              "bookingId"
            ]
          },
          "answer": {
            "type": "object",
            "properties": {
              "specialRequests": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "durationDays": {
                "type": "number",
                "description": "For a service that heard of the booking by an event without it; the release before lacks it, too."
              }
            },
            "required": [
              "specialRequests"
            ],
            "description": "null where there is no such booking, or none any more"
          }
        },
        "required": [
          "ask",
          "answer"
        ]
      }
    },
    "required": [
      "booking.special-requests"
    ],
    "description": "What a service asks another at the moment when it needs it, by `owner.thing`. The broker passes it on and keeps nothing: this is the way for words of customers, which no event carries."
  },
  "AskForChange": {
    "type": "object",
    "properties": {
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "reason": {
        "type": "string"
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money",
        "description": "The new total, as it was seen; refused with 409 `price_changed` where it is another amount."
      }
    },
    "required": [
      "preferredDate",
      "numberOfTravelers",
      "reason",
      "totalPrice"
    ],
    "description": "What a customer asks for: the price per person stays."
  },
  "AskSubject": {
    "const": "booking.special-requests"
  },
  "AskedByQuery": {
    "type": "object",
    "properties": {
      "query": {
        "type": "string"
      },
      "calls": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "url": {
              "type": "string",
              "description": "As the screen writes it; `:name` stands for that parameter of the route."
            },
            "numbers": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
            },
            "session": {
              "enum": [
                "customer",
                "staff"
              ],
              "description": "Made only by a browser with this session."
            },
            "bare": {
              "type": "boolean",
              "description": "Made only where the address has no query, which would ask for something else."
            }
          },
          "required": [
            "url"
          ]
        },
        "description": "`:name` stands for the value of the query, too."
      },
      "files": {
        "$ref": "#/components/schemas/NeededFiles",
        "description": "The files of what then opens over the screen; only for a browser with the sessions that its calls need."
      }
    },
    "required": [
      "query",
      "calls"
    ],
    "description": "What a screen asks for first where its address has that name in its query."
  },
  "AskedChange": {
    "type": "object",
    "properties": {
      "before": {
        "type": "object",
        "properties": {
          "preferredDate": {
            "$ref": "#/components/schemas/PlainDate"
          },
          "numberOfTravelers": {
            "type": "number"
          }
        },
        "required": [
          "preferredDate",
          "numberOfTravelers"
        ]
      },
      "after": {
        "type": "object",
        "properties": {
          "preferredDate": {
            "$ref": "#/components/schemas/PlainDate"
          },
          "numberOfTravelers": {
            "type": "number"
          }
        },
        "required": [
          "preferredDate",
          "numberOfTravelers"
        ]
      },
      "askedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "expiresAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601; after it the customer is told that nothing changes"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "before",
      "after",
      "askedAt",
      "expiresAt",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ],
    "description": "A change that a customer asked for and that nobody has answered."
  },
  "Attraction": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "bestTime": {
        "type": "string",
        "description": "The public screens' name of `bestTimeToVisit`."
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "detailedDescription": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "category": {
        "$ref": "#/components/schemas/AttractionCategory"
      },
      "priceFrom": {
        "$ref": "#/components/schemas/Money"
      },
      "priceUnit": {
        "type": "string",
        "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
      },
      "duration": {
        "type": "string"
      },
      "difficulty": {
        "$ref": "#/components/schemas/Difficulty"
      },
      "bestTimeToVisit": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "included": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "pricing": {
        "$ref": "#/components/schemas/AttractionPricing"
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToExpect": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToBring": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "id",
      "version",
      "bestTime",
      "name",
      "description",
      "detailedDescription",
      "imageUrl",
      "location",
      "category",
      "priceFrom",
      "priceUnit",
      "duration",
      "difficulty",
      "bestTimeToVisit",
      "highlights",
      "included",
      "notIncluded",
      "activities",
      "pricing",
      "requirements",
      "whatToExpect",
      "whatToBring"
    ]
  },
  "AttractionCategory": {
    "enum": [
      "wildlife",
      "cultural",
      "adventure",
      "beach",
      "historical"
    ]
  },
  "AttractionDetails": {
    "type": "object",
    "properties": {
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      },
      "page": {
        "$ref": "#/components/schemas/AttractionPage"
      },
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "bestTime": {
        "type": "string",
        "description": "The public screens' name of `bestTimeToVisit`."
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "detailedDescription": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "category": {
        "$ref": "#/components/schemas/AttractionCategory"
      },
      "priceFrom": {
        "$ref": "#/components/schemas/Money"
      },
      "priceUnit": {
        "type": "string",
        "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
      },
      "duration": {
        "type": "string"
      },
      "difficulty": {
        "$ref": "#/components/schemas/Difficulty"
      },
      "bestTimeToVisit": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "included": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "pricing": {
        "$ref": "#/components/schemas/AttractionPricing"
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToExpect": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToBring": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "translations",
      "page",
      "id",
      "version",
      "bestTime",
      "name",
      "description",
      "detailedDescription",
      "imageUrl",
      "location",
      "category",
      "priceFrom",
      "priceUnit",
      "duration",
      "difficulty",
      "bestTimeToVisit",
      "highlights",
      "included",
      "notIncluded",
      "activities",
      "pricing",
      "requirements",
      "whatToExpect",
      "whatToBring"
    ],
    "description": "An attraction with all that its page tells, and all its translations."
  },
  "AttractionFields": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "detailedDescription": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "category": {
        "$ref": "#/components/schemas/AttractionCategory"
      },
      "priceFrom": {
        "$ref": "#/components/schemas/Money"
      },
      "priceUnit": {
        "type": "string",
        "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
      },
      "duration": {
        "type": "string"
      },
      "difficulty": {
        "$ref": "#/components/schemas/Difficulty"
      },
      "bestTimeToVisit": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "included": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "pricing": {
        "$ref": "#/components/schemas/AttractionPricing"
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToExpect": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToBring": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "name",
      "description",
      "detailedDescription",
      "imageUrl",
      "location",
      "category",
      "priceFrom",
      "priceUnit",
      "duration",
      "difficulty",
      "bestTimeToVisit",
      "highlights",
      "included",
      "notIncluded",
      "activities",
      "pricing",
      "requirements",
      "whatToExpect",
      "whatToBring"
    ]
  },
  "AttractionPage": {
    "type": "object",
    "properties": {
      "place": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Place"
          },
          {
            "type": "null"
          }
        ]
      },
      "pictures": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Besides its own."
      },
      "bestMonths": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "1 to 12, in order, like `closedMonths`; no month is both"
      },
      "closedMonths": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "seasons": {
        "type": "string"
      },
      "suits": {
        "$ref": "#/components/schemas/Suits"
      },
      "questions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Question"
        }
      },
      "guideIds": {
        "type": "array",
        "items": {
          "type": "integer"
        },
        "description": "Who may lead it, the likeliest first."
      }
    },
    "required": [
      "place",
      "pictures",
      "bestMonths",
      "closedMonths",
      "seasons",
      "suits",
      "questions",
      "guideIds"
    ]
  },
  "AttractionPricing": {
    "type": "object",
    "properties": {
      "adult": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      },
      "child": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      },
      "group": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "adult",
      "child",
      "group"
    ]
  },
  "AttractionWords": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "detailedDescription": {
        "type": "string"
      },
      "priceUnit": {
        "type": "string",
        "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
      },
      "duration": {
        "type": "string"
      },
      "bestTimeToVisit": {
        "type": "string"
      },
      "included": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToExpect": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToBring": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "page": {
        "$ref": "#/components/schemas/AttractionPage"
      }
    },
    "required": [
      "name",
      "description",
      "location",
      "highlights",
      "detailedDescription",
      "priceUnit",
      "duration",
      "bestTimeToVisit",
      "included",
      "notIncluded",
      "activities",
      "requirements",
      "whatToExpect",
      "whatToBring",
      "page"
    ]
  },
  "AvailabilityRequest": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "bookingReference": {
        "type": "string"
      },
      "itemName": {
        "type": "string"
      },
      "operatorId": {
        "type": "integer"
      },
      "operatorName": {
        "type": "string",
        "description": "Known also when the operator has left the network."
      },
      "requestedDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "numberOfPeople": {
        "type": "number"
      },
      "requestStatus": {
        "$ref": "#/components/schemas/RequestStatus"
      },
      "quotedPrice": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      },
      "notes": {
        "type": "string"
      },
      "askedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "answerState": {
        "$ref": "#/components/schemas/AnswerState"
      },
      "answeredBy": {
        "type": [
          "string",
          "null"
        ],
        "description": "Who gave the answer: somebody at the operator's, or staff in their place."
      },
      "answeredAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "id",
      "bookingId",
      "bookingReference",
      "itemName",
      "operatorId",
      "operatorName",
      "requestedDate",
      "numberOfPeople",
      "requestStatus",
      "quotedPrice",
      "notes",
      "askedAt",
      "answerState",
      "answeredBy",
      "answeredAt"
    ]
  },
  "Booking": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "bookingType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "itemTranslations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        },
        "description": "That name in other languages, as far as the catalogue had it then; the release before lacks it."
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "unitPrice": {
        "$ref": "#/components/schemas/Money",
        "description": "per person, as booked or as agreed since"
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "version": {
        "type": "integer"
      },
      "progress": {
        "$ref": "#/components/schemas/BookingProgress",
        "description": "Only where staff read it from the server, and not in the answer to a change."
      },
      "customerName": {
        "type": "string"
      },
      "customerEmail": {
        "type": "string"
      },
      "customerPhone": {
        "type": "string"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "specialRequests": {
        "type": "string"
      }
    },
    "required": [
      "id",
      "reference",
      "bookingType",
      "itemId",
      "itemName",
      "status",
      "assignedOperatorId",
      "assignedOperatorName",
      "unitPrice",
      "totalPrice",
      "createdAt",
      "version",
      "customerName",
      "customerEmail",
      "customerPhone",
      "numberOfTravelers",
      "preferredDate",
      "specialRequests"
    ]
  },
  "BookingCancellation": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "terms": {
        "$ref": "#/components/schemas/CancellationTerms"
      },
      "costs": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "staff": {
            "type": "object",
            "properties": {
              "daysBefore": {
                "type": "number",
                "description": "Whole days to departure, 0 from that day on."
              },
              "keptPercent": {
                "type": "number",
                "description": "percent of the total price, by the terms"
              },
              "paid": {
                "$ref": "#/components/schemas/Money",
                "description": "What had arrived for the booking."
              },
              "kept": {
                "$ref": "#/components/schemas/Money",
                "description": "What stays with us, never more than was paid."
              },
              "refund": {
                "$ref": "#/components/schemas/Money",
                "description": "What the customer gets back."
              }
            },
            "required": [
              "daysBefore",
              "keptPercent",
              "paid",
              "kept",
              "refund"
            ]
          },
          "operator": {
            "type": "object",
            "properties": {
              "daysBefore": {
                "type": "number",
                "description": "Whole days to departure, 0 from that day on."
              },
              "keptPercent": {
                "type": "number",
                "description": "percent of the total price, by the terms"
              },
              "paid": {
                "$ref": "#/components/schemas/Money",
                "description": "What had arrived for the booking."
              },
              "kept": {
                "$ref": "#/components/schemas/Money",
                "description": "What stays with us, never more than was paid."
              },
              "refund": {
                "$ref": "#/components/schemas/Money",
                "description": "What the customer gets back."
              }
            },
            "required": [
              "daysBefore",
              "keptPercent",
              "paid",
              "kept",
              "refund"
            ]
          },
          "customer": {
            "type": "object",
            "properties": {
              "daysBefore": {
                "type": "number",
                "description": "Whole days to departure, 0 from that day on."
              },
              "keptPercent": {
                "type": "number",
                "description": "percent of the total price, by the terms"
              },
              "paid": {
                "$ref": "#/components/schemas/Money",
                "description": "What had arrived for the booking."
              },
              "kept": {
                "$ref": "#/components/schemas/Money",
                "description": "What stays with us, never more than was paid."
              },
              "refund": {
                "$ref": "#/components/schemas/Money",
                "description": "What the customer gets back."
              }
            },
            "required": [
              "daysBefore",
              "keptPercent",
              "paid",
              "kept",
              "refund"
            ]
          }
        },
        "required": [
          "staff",
          "operator",
          "customer"
        ],
        "description": "What it would cost today; null where it is too late or done."
      },
      "cancellation": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Cancellation"
          },
          {
            "type": "null"
          }
        ]
      },
      "late": {
        "$ref": "#/components/schemas/LateMoney",
        "description": "Of a cancelled booking: what arrived since; the release before lacks it."
      }
    },
    "required": [
      "bookingId",
      "terms",
      "costs",
      "cancellation"
    ],
    "description": "What a cancellation would cost or has cost, for the booking's customer and staff."
  },
  "BookingDetails": {
    "type": "object",
    "properties": {
      "customerName": {
        "type": "string"
      },
      "customerEmail": {
        "type": "string"
      },
      "customerPhone": {
        "type": "string"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "specialRequests": {
        "type": "string"
      }
    },
    "required": [
      "customerName",
      "customerEmail",
      "customerPhone",
      "numberOfTravelers",
      "preferredDate",
      "specialRequests"
    ],
    "description": "What a customer says of the trip that they want."
  },
  "BookingExport": {
    "type": "object",
    "properties": {
      "booking": {
        "$ref": "#/components/schemas/Booking"
      },
      "trip": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/TripStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "tripUpdates": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TripUpdate"
        },
        "description": "those that travelers may see"
      },
      "invoices": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ExportedInvoice"
        }
      },
      "payments": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Payment"
        }
      },
      "repayments": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Repayment"
        }
      },
      "cancellation": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Cancellation"
          },
          {
            "type": "null"
          }
        ]
      },
      "changeOffers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeOffer"
        }
      },
      "messages": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/BookingMessage"
        }
      },
      "reviews": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CustomerReview"
        }
      },
      "letters": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ExportedLetter"
        }
      },
      "history": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ExportedHistoryEntry"
        }
      }
    },
    "required": [
      "booking",
      "trip",
      "tripUpdates",
      "invoices",
      "payments",
      "cancellation",
      "changeOffers",
      "messages",
      "reviews",
      "letters",
      "history"
    ],
    "description": "What svc-booking knows of one booking of a customer, without what is for staff only."
  },
  "BookingFate": {
    "enum": [
      "withdrawn",
      "emptied",
      "in the way"
    ],
    "description": "What becomes of a booking when its customer erases themselves."
  },
  "BookingFilter": {
    "type": "object",
    "properties": {
      "tab": {
        "$ref": "#/components/schemas/BookingTab"
      },
      "type": {
        "$ref": "#/components/schemas/BookingType"
      },
      "from": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "first preferred date that counts"
      },
      "to": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "last preferred date that counts"
      },
      "search": {
        "type": "string",
        "description": "words, each a part of the reference, a name, the e-mail address, the telephone number or the item's name"
      },
      "sort": {
        "$ref": "#/components/schemas/BookingSort"
      },
      "cancelled": {
        "$ref": "#/components/schemas/CancelledShown"
      },
      "waiting": {
        "$ref": "#/components/schemas/WaitingShown",
        "description": "`only`: whose customers wait for a first answer"
      },
      "ids": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "these and no others, at most {@link BOOKING_IDS_MAX}"
      }
    },
    "description": "What narrows and orders the staff's list, its counts and its export; every part may be left out."
  },
  "BookingGroup": {
    "anyOf": [
      {
        "enum": [
          "completed",
          "confirmed",
          "paid",
          "pending"
        ]
      },
      {
        "const": "cancelled"
      }
    ],
    "description": "Where a booking is listed and counted: under one tab besides `all`, or, once it is cancelled, under none."
  },
  "BookingHistoryEntry": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "at": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, when it was done"
      },
      "who": {
        "enum": [
          "customer",
          "staff",
          "operator",
          "system"
        ]
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "description": "The person's name where it is known."
      },
      "action": {
        "$ref": "#/components/schemas/HistoryAction"
      },
      "detail": {
        "type": "object",
        "additionalProperties": true,
        "description": "Facts of the action, e.g. `{ from: 'pending', to: 'confirmed' }`; their readers know them as `ToldFacts`."
      }
    },
    "required": [
      "id",
      "at",
      "who",
      "name",
      "action",
      "detail"
    ],
    "description": "One entry of a booking's history, written in the transaction of the change it describes; what was said with operators is written when the event of svc-operators arrives."
  },
  "BookingLabel": {
    "enum": [
      "CANCELLED",
      "COMPLETED",
      "PAID",
      "CONFIRMED",
      "PENDING"
    ]
  },
  "BookingMessage": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer",
        "description": "rises within a booking"
      },
      "bookingId": {
        "type": "string"
      },
      "author": {
        "$ref": "#/components/schemas/MessageSide"
      },
      "authorName": {
        "type": "string"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "read": {
        "type": "boolean",
        "description": "The other side has seen it."
      },
      "text": {
        "type": "string",
        "description": "plain text, never markup"
      }
    },
    "required": [
      "id",
      "bookingId",
      "author",
      "authorName",
      "createdAt",
      "read",
      "text"
    ]
  },
  "BookingMoney": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money"
      },
      "paid": {
        "$ref": "#/components/schemas/Money"
      },
      "due": {
        "$ref": "#/components/schemas/Money"
      },
      "cost": {
        "$ref": "#/components/schemas/Money",
        "description": "What is asked of the customer: the price, or what is kept of a cancelled booking; the release before lacks it."
      },
      "invoiced": {
        "$ref": "#/components/schemas/Money",
        "description": "What the invoices say, less their credit notes; the release before lacks it."
      },
      "invoices": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Invoice"
        },
        "description": "oldest first; one of them at most is not voided"
      },
      "payments": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Payment"
        },
        "description": "oldest first; `paid` counts what was received and not voided, reconciling it adds nothing"
      },
      "repayments": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Repayment"
        },
        "description": "oldest first; what went back to the customer and is not voided is not counted as `paid` any more; the release before lacks it"
      },
      "refund": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "amount": {
            "$ref": "#/components/schemas/Money"
          },
          "state": {
            "$ref": "#/components/schemas/RefundState"
          },
          "refundedOn": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/PlainDate"
              },
              {
                "type": "null"
              }
            ],
            "description": "The day on which it left; the release before lacks it."
          }
        },
        "required": [
          "amount",
          "state"
        ],
        "description": "The refund of a cancelled booking; null for any other booking."
      }
    },
    "required": [
      "bookingId",
      "totalPrice",
      "paid",
      "due",
      "invoices",
      "payments",
      "refund"
    ],
    "description": "What the assigned operator's Payment tab and the customer see of the money."
  },
  "BookingOffers": {
    "type": "object",
    "properties": {
      "version": {
        "type": "integer",
        "description": "of the booking"
      },
      "booking": {
        "$ref": "#/components/schemas/Booking"
      },
      "offers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ChangeOffer"
        },
        "description": "the newest twenty, newest first; at most the first is open"
      },
      "priceToday": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ],
        "description": "What the item costs per person today, for staff; null where it is not sold any more."
      }
    },
    "required": [
      "version",
      "booking",
      "offers",
      "priceToday"
    ],
    "description": "A booking with the changes that were offered."
  },
  "BookingPlaced": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "reference": {
        "type": "string"
      },
      "bookingType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      },
      "itemName": {
        "type": "string"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "durationDays": {
        "type": "number",
        "description": "Of its trip, which never changes; the release before lacks it."
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money"
      },
      "version": {
        "type": "integer"
      }
    },
    "required": [
      "bookingId",
      "reference",
      "bookingType",
      "itemId",
      "itemName",
      "numberOfTravelers",
      "preferredDate",
      "totalPrice",
      "version"
    ],
    "description": "What svc-operators needs of a booking; no name, address, telephone number or word of its customer."
  },
  "BookingProgress": {
    "type": "object",
    "properties": {
      "waiting": {
        "type": "boolean",
        "description": "Its customer still waits for a first answer: nobody of the office has written to them or confirmed it."
      },
      "unanswered": {
        "type": "number",
        "description": "of a pending booking: operators who were asked and have not answered"
      },
      "offers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OperatorOffer"
        },
        "description": "of a pending booking: operators who would take it, the first to say so first"
      },
      "changeAsked": {
        "type": "boolean",
        "description": "A change that its customer asked for waits for an answer of the office; the release before lacks it."
      },
      "changeOffered": {
        "type": "boolean",
        "description": "A change that the office offered waits for its customer's answer; the release before lacks it."
      },
      "operatorRefused": {
        "type": "boolean",
        "description": "Its operator has refused the trip as it is now, and it is not over; the release before lacks it."
      },
      "invoiced": {
        "type": "boolean"
      },
      "invoiceStale": {
        "type": "boolean",
        "description": "The amount of the standing invoice is not what is asked of the customer now; the release before lacks it."
      },
      "paidInFull": {
        "type": "boolean",
        "description": "Nothing of its price is due any more."
      },
      "day": {
        "type": [
          "number",
          "null"
        ],
        "description": "the day of the trip while it is under way"
      },
      "days": {
        "type": "number",
        "description": "how many days the trip takes"
      }
    },
    "required": [
      "waiting",
      "unanswered",
      "offers",
      "invoiced",
      "paidInFull",
      "day",
      "days"
    ],
    "description": "How far a booking is, besides its status."
  },
  "BookingSort": {
    "enum": [
      "newest",
      "oldest",
      "departure",
      "departure-descending",
      "item",
      "item-descending",
      "customer",
      "customer-descending",
      "operator",
      "operator-descending",
      "travelers",
      "travelers-descending",
      "total",
      "total-descending",
      "status",
      "status-descending"
    ]
  },
  "BookingStatus": {
    "enum": [
      "pending",
      "confirmed",
      "payment_received",
      "paid",
      "in_progress",
      "completed",
      "cancelled"
    ]
  },
  "BookingSummary": {
    "type": "object",
    "properties": {
      "total": {
        "type": "number"
      },
      "packages": {
        "type": "number"
      },
      "attractions": {
        "type": "number"
      },
      "revenue": {
        "$ref": "#/components/schemas/Money"
      },
      "tabs": {
        "type": "object",
        "properties": {
          "all": {
            "type": "number"
          },
          "pending": {
            "type": "number"
          },
          "confirmed": {
            "type": "number"
          },
          "paid": {
            "type": "number"
          },
          "completed": {
            "type": "number"
          }
        },
        "required": [
          "all",
          "pending",
          "confirmed",
          "paid",
          "completed"
        ]
      }
    },
    "required": [
      "total",
      "packages",
      "attractions",
      "revenue",
      "tabs"
    ]
  },
  "BookingTab": {
    "enum": [
      "all",
      "pending",
      "confirmed",
      "paid",
      "completed"
    ]
  },
  "BookingTerms": {
    "type": "object",
    "properties": {
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "unitPrice": {
        "$ref": "#/components/schemas/Money",
        "description": "per person"
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money"
      }
    },
    "required": [
      "preferredDate",
      "numberOfTravelers",
      "unitPrice",
      "totalPrice"
    ],
    "description": "What of a booking both sides must agree to before it holds."
  },
  "BookingType": {
    "enum": [
      "package",
      "attraction"
    ]
  },
  "Brand": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string",
        "description": "Enquiries, art purchases, partnerships and donations are addressed here."
      },
      "phone": {
        "type": "string"
      },
      "registration": {
        "type": "string",
        "description": "Registration and licence numbers as printed on invoices and in the footer; empty where there are none."
      },
      "currency": {
        "type": "string",
        "description": "ISO 4217; every amount of the product is in it."
      }
    },
    "required": [
      "name",
      "email",
      "phone",
      "registration",
      "currency"
    ],
    "description": "What another operator changes to run the product as their own."
  },
  "CancelBooking": {
    "type": "object",
    "properties": {
      "reason": {
        "type": "string"
      },
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "The refund that the customer saw; refused with 409 `price_changed` when it is another amount by now."
      }
    },
    "required": [
      "reason",
      "refund"
    ],
    "description": "What a customer sends."
  },
  "CancelBookingFor": {
    "type": "object",
    "properties": {
      "by": {
        "$ref": "#/components/schemas/CancelledBy"
      },
      "reason": {
        "type": "string"
      },
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "The refund that the customer saw; refused with 409 `price_changed` when it is another amount by now."
      }
    },
    "required": [
      "by",
      "reason",
      "refund"
    ],
    "description": "What staff send."
  },
  "Cancellation": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "by": {
        "$ref": "#/components/schemas/CancelledBy"
      },
      "reason": {
        "type": "string"
      },
      "cancelledAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "termsVersion": {
        "type": "string"
      },
      "refundState": {
        "$ref": "#/components/schemas/RefundState"
      },
      "refundedOn": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/PlainDate"
          },
          {
            "type": "null"
          }
        ],
        "description": "The day on which the refund left the trust account."
      },
      "refundReference": {
        "type": [
          "string",
          "null"
        ],
        "description": "The bank's reference of the transfer; for staff only."
      },
      "daysBefore": {
        "type": "number",
        "description": "Whole days to departure, 0 from that day on."
      },
      "keptPercent": {
        "type": "number",
        "description": "percent of the total price, by the terms"
      },
      "paid": {
        "$ref": "#/components/schemas/Money",
        "description": "What had arrived for the booking."
      },
      "kept": {
        "$ref": "#/components/schemas/Money",
        "description": "What stays with us, never more than was paid."
      },
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "What the customer gets back."
      }
    },
    "required": [
      "bookingId",
      "by",
      "reason",
      "cancelledAt",
      "termsVersion",
      "refundState",
      "refundedOn",
      "refundReference",
      "daysBefore",
      "keptPercent",
      "paid",
      "kept",
      "refund"
    ],
    "description": "A booking that is called off."
  },
  "CancellationCost": {
    "type": "object",
    "properties": {
      "daysBefore": {
        "type": "number",
        "description": "Whole days to departure, 0 from that day on."
      },
      "keptPercent": {
        "type": "number",
        "description": "percent of the total price, by the terms"
      },
      "paid": {
        "$ref": "#/components/schemas/Money",
        "description": "What had arrived for the booking."
      },
      "kept": {
        "$ref": "#/components/schemas/Money",
        "description": "What stays with us, never more than was paid."
      },
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "What the customer gets back."
      }
    },
    "required": [
      "daysBefore",
      "keptPercent",
      "paid",
      "kept",
      "refund"
    ],
    "description": "What a cancellation would cost, or has cost."
  },
  "CancellationTerms": {
    "type": "object",
    "properties": {
      "version": {
        "type": "string",
        "description": "Identifies these terms; other tiers need another version."
      },
      "tiers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CancellationTier"
        },
        "description": "By descending days; the last is for 0 days. Empty: nothing is ever kept."
      }
    },
    "required": [
      "version",
      "tiers"
    ],
    "description": "What a customer accepts when booking; kept with the booking, whatever is offered to others later."
  },
  "CancellationTier": {
    "type": "object",
    "properties": {
      "daysBefore": {
        "type": "number"
      },
      "keptPercent": {
        "type": "number",
        "description": "percent of the total price"
      }
    },
    "required": [
      "daysBefore",
      "keptPercent"
    ],
    "description": "For a cancellation at least `daysBefore` days before departure, `keptPercent` of the price is kept."
  },
  "CancelledBy": {
    "enum": [
      "customer",
      "staff",
      "operator"
    ]
  },
  "CancelledShown": {
    "enum": [
      "only",
      "too"
    ]
  },
  "Capability": {
    "type": "object",
    "properties": {
      "capabilityType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      }
    },
    "required": [
      "capabilityType",
      "itemId"
    ]
  },
  "ChangeBooking": {
    "type": "object",
    "properties": {
      "priceRule": {
        "$ref": "#/components/schemas/PriceRule"
      },
      "pricePercent": {
        "type": [
          "number",
          "null"
        ],
        "description": "only with the rule `percent`"
      },
      "unitPrice": {
        "$ref": "#/components/schemas/Money",
        "description": "The resulting price, as it was seen; refused with 409 `price_changed` where it is another amount."
      },
      "reason": {
        "type": "string",
        "description": "Shown to the customer; required where the terms change."
      },
      "customerName": {
        "type": "string"
      },
      "customerEmail": {
        "type": "string"
      },
      "customerPhone": {
        "type": "string"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "specialRequests": {
        "type": "string"
      }
    },
    "required": [
      "priceRule",
      "pricePercent",
      "unitPrice",
      "reason",
      "customerName",
      "customerEmail",
      "customerPhone",
      "numberOfTravelers",
      "preferredDate",
      "specialRequests"
    ],
    "description": "What staff write when they change a booking; other terms become an offer to its customer."
  },
  "ChangeOffer": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "offeredBy": {
        "$ref": "#/components/schemas/MessageSide"
      },
      "state": {
        "$ref": "#/components/schemas/OfferState"
      },
      "before": {
        "$ref": "#/components/schemas/BookingTerms"
      },
      "after": {
        "$ref": "#/components/schemas/BookingTerms"
      },
      "priceRule": {
        "$ref": "#/components/schemas/PriceRule"
      },
      "pricePercent": {
        "type": [
          "number",
          "null"
        ]
      },
      "reason": {
        "type": "string",
        "description": "why, in the words of whoever made it"
      },
      "offeredAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "expiresAt": {
        "type": "string"
      },
      "answeredAt": {
        "type": [
          "string",
          "null"
        ],
        "description": "null where nobody has"
      },
      "words": {
        "type": "string",
        "description": "what the other side wrote with its answer"
      }
    },
    "required": [
      "id",
      "offeredBy",
      "state",
      "before",
      "after",
      "priceRule",
      "pricePercent",
      "reason",
      "offeredAt",
      "expiresAt",
      "answeredAt",
      "words"
    ],
    "description": "Other terms for a booking, made by one side; they hold once the other side accepts them."
  },
  "ChangeStaffMember": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      }
    },
    "required": [
      "name",
      "role"
    ]
  },
  "Communication": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "operatorId": {
        "type": "integer"
      },
      "operatorName": {
        "type": "string",
        "description": "Known also when the operator has left the network."
      },
      "communicationType": {
        "enum": [
          "manual",
          "email",
          "api"
        ],
        "description": "`manual` when staff wrote it, else the operator's integration method"
      },
      "direction": {
        "$ref": "#/components/schemas/Direction"
      },
      "subject": {
        "type": "string"
      },
      "message": {
        "type": "string"
      },
      "sentAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "status": {
        "$ref": "#/components/schemas/CommunicationStatus"
      },
      "expectsAnswer": {
        "type": "boolean",
        "description": "false where it only informs: who runs a trip, that one is cancelled, an answer; the release before lacks it"
      },
      "needsCall": {
        "type": "boolean",
        "description": "Nothing sends it: the office has to tell its operator by telephone. The release before lacks it."
      },
      "delivery": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/WebhookDelivery"
          },
          {
            "type": "null"
          }
        ],
        "description": "Of a message to an operator's endpoint; null for every other."
      }
    },
    "required": [
      "id",
      "bookingId",
      "operatorId",
      "operatorName",
      "communicationType",
      "direction",
      "subject",
      "message",
      "sentAt",
      "status",
      "delivery"
    ]
  },
  "CommunicationStatus": {
    "enum": [
      "pending",
      "sent",
      "delivered",
      "responded",
      "failed"
    ]
  },
  "ConfirmByProvider": {
    "type": "object",
    "properties": {
      "removes": {
        "type": "string",
        "description": "the id of the passkey that is to be removed then; absent where one is to be added"
      }
    },
    "description": "What a member confirms at the OpenID provider for."
  },
  "Coordination": {
    "type": "object",
    "properties": {
      "communications": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Communication"
        }
      },
      "availabilityRequests": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AvailabilityRequest"
        }
      },
      "alreadyAsked": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "Operators whose request was open already; they were not asked again."
      }
    },
    "required": [
      "communications",
      "availabilityRequests",
      "alreadyAsked"
    ]
  },
  "Correction": {
    "enum": [
      "replace",
      "reduce",
      "void"
    ]
  },
  "CreditNote": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "number": {
        "type": "string",
        "description": "e.g. `CN-2026-000042`, in a series of its own without gaps"
      },
      "invoice": {
        "type": "string",
        "description": "The invoice's number."
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "issuedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "reason": {
        "type": "string",
        "description": "As it is printed."
      }
    },
    "required": [
      "id",
      "number",
      "invoice",
      "amount",
      "issuedAt",
      "reason"
    ],
    "description": "Takes an invoice back, or a part of it; issued once and never changed."
  },
  "CurrentStaff": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "description": "`Staff` behind the shared password"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      },
      "memberId": {
        "type": [
          "string",
          "null"
        ],
        "description": "of whoever signed in as themselves"
      },
      "draftKey": {
        "type": "string",
        "description": "256 bits in base64url, always the same for the same person; the release before gives none"
      }
    },
    "required": [
      "name",
      "role",
      "memberId"
    ]
  },
  "CurrentUser": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "picture": {
        "type": [
          "string",
          "null"
        ]
      },
      "draftKey": {
        "type": "string",
        "description": "256 bits in base64url, always the same for the same person; the release before gives none"
      }
    },
    "required": [
      "id",
      "name",
      "email",
      "picture"
    ]
  },
  "CustomerFacts": {
    "type": "object",
    "properties": {
      "customerName": {
        "type": "string"
      },
      "customerEmail": {
        "type": "string"
      },
      "customerPhone": {
        "type": "string"
      },
      "specialRequests": {
        "type": "string"
      }
    },
    "required": [
      "customerName",
      "customerEmail",
      "customerPhone",
      "specialRequests"
    ]
  },
  "CustomerReview": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "createdAt": {
        "type": "string"
      },
      "withheld": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "ground": {
            "$ref": "#/components/schemas/WithholdingGround"
          },
          "at": {
            "type": "string"
          }
        },
        "required": [
          "ground",
          "at"
        ],
        "description": "Null while it is published."
      },
      "reply": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/ReviewReply"
          },
          {
            "type": "null"
          }
        ]
      },
      "bookingId": {
        "type": "string"
      },
      "overallRating": {
        "type": "number",
        "description": "1–5"
      },
      "title": {
        "type": "string"
      },
      "reviewText": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "recommendations": {
        "type": "string"
      },
      "wouldRecommend": {
        "type": "boolean"
      }
    },
    "required": [
      "id",
      "createdAt",
      "withheld",
      "reply",
      "bookingId",
      "overallRating",
      "title",
      "reviewText",
      "highlights",
      "recommendations",
      "wouldRecommend"
    ],
    "description": "As its writer and staff read it; who withheld it stands in the booking's history."
  },
  "DeadLetter": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "subject": {
        "type": "string"
      },
      "body": {
        "type": "string",
        "description": "The message as it came."
      },
      "reason": {
        "type": "string"
      },
      "attempts": {
        "type": "number"
      },
      "traceId": {
        "type": [
          "string",
          "null"
        ],
        "description": "Identifies what failed in logs and in collected traces; null where the event came without one; the release before lacks it"
      },
      "failedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "dismissedAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601; when staff said that nothing will be done about it"
      },
      "dismissedBy": {
        "type": [
          "string",
          "null"
        ]
      },
      "dismissedReason": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "id",
      "subject",
      "body",
      "reason",
      "attempts",
      "failedAt",
      "dismissedAt",
      "dismissedBy",
      "dismissedReason"
    ],
    "description": "An event that could not be handled and waits for staff."
  },
  "DecimalRange": {
    "type": "object",
    "properties": {
      "min": {
        "type": "number"
      },
      "max": {
        "type": "number"
      },
      "decimals": {
        "type": "number"
      }
    },
    "required": [
      "min",
      "max",
      "decimals"
    ],
    "description": "A number that people type, and how many decimals it has at most."
  },
  "DeliveryAttempt": {
    "type": "object",
    "properties": {
      "at": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "description": "Why it was not taken; null where it was."
      }
    },
    "required": [
      "at",
      "reason"
    ],
    "description": "One attempt to hand a message to an operator's endpoint."
  },
  "DeliveryState": {
    "enum": [
      "queued",
      "retrying",
      "sent",
      "failed"
    ]
  },
  "Departure": {
    "type": "object",
    "properties": {
      "lacks": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Lack"
        }
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "lacks",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ]
  },
  "DepartureTotal": {
    "type": "object",
    "properties": {
      "from": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "to": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "bookings": {
        "type": "number"
      },
      "travelers": {
        "type": "number"
      },
      "revenue": {
        "$ref": "#/components/schemas/Money",
        "description": "the prices of those bookings, paid or not"
      }
    },
    "required": [
      "from",
      "to",
      "bookings",
      "travelers",
      "revenue"
    ],
    "description": "What departs from one day to another, both counted; what was cancelled is left out."
  },
  "DevSignIn": {
    "type": "object",
    "properties": {
      "username": {
        "type": "string"
      },
      "password": {
        "type": "string"
      }
    },
    "required": [
      "username",
      "password"
    ]
  },
  "Difficulty": {
    "enum": [
      "easy",
      "moderate",
      "challenging"
    ]
  },
  "Direction": {
    "enum": [
      "outbound",
      "inbound"
    ]
  },
  "DismissDeadLetter": {
    "type": "object",
    "properties": {
      "reason": {
        "type": "string"
      }
    },
    "required": [
      "reason"
    ],
    "description": "`POST /api/{service}/dead-letters/{id}/dismiss`"
  },
  "DraftKey": {
    "type": "object",
    "properties": {
      "draftKey": {
        "type": "string",
        "description": "256 bits in base64url, always the same for the same person; the release before gives none"
      }
    },
    "description": "The key by which a browser encrypts what was typed and not sent; only the person it belongs to is given it."
  },
  "DueBooking": {
    "type": "object",
    "properties": {
      "due": {
        "$ref": "#/components/schemas/Money"
      },
      "invoicedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, of the first invoice; of the booking where there is none, since pages of the release before show a day."
      },
      "invoiced": {
        "type": "boolean",
        "description": "False where a trip began without an invoice. The release before lacks it."
      },
      "overdue": {
        "type": "boolean"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "due",
      "invoicedAt",
      "overdue",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ]
  },
  "EditTripUpdate": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "dayNumber": {
        "type": "number",
        "description": "≥ 1"
      },
      "isVisible": {
        "type": "boolean",
        "description": "shown to the traveler"
      }
    },
    "required": [
      "title",
      "description",
      "location",
      "dayNumber",
      "isVisible"
    ],
    "description": "What staff may edit of an update; not its type, which has changed the trip's status."
  },
  "EmbeddedPart": {
    "type": "object",
    "properties": {
      "remote": {
        "type": "string"
      },
      "part": {
        "type": "string"
      },
      "later": {
        "type": "boolean",
        "description": "It stands below the first screen."
      }
    },
    "required": [
      "remote",
      "part"
    ],
    "description": "A part of any remote that a screen holds."
  },
  "Erasure": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "state": {
        "$ref": "#/components/schemas/ErasureState"
      },
      "inTheWay": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The references of the bookings for which it was refused."
      },
      "requestedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "endedAt": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "id",
      "state",
      "inTheWay",
      "requestedAt",
      "endedAt"
    ],
    "description": "The state of an erasure, read by its unguessable id since there is no account any more; it does not say whose it is."
  },
  "ErasurePreview": {
    "type": "object",
    "properties": {
      "invoices": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/KeptInvoice"
        },
        "description": "What stays: name, address, telephone number and amounts, as they are printed."
      },
      "inTheWay": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string",
              "description": "UUIDv7, unguessable"
            },
            "status": {
              "$ref": "#/components/schemas/BookingStatus"
            },
            "itemName": {
              "type": "string",
              "description": "The item's name at the moment of booking."
            },
            "reference": {
              "type": "string",
              "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
            }
          },
          "required": [
            "id",
            "status",
            "itemName",
            "reference"
          ]
        },
        "description": "While there are any, nothing is erased."
      }
    },
    "required": [
      "invoices",
      "inTheWay"
    ],
    "description": "What a customer is told before they erase themselves."
  },
  "ErasureState": {
    "enum": [
      "requested",
      "refused",
      "under way",
      "erased"
    ]
  },
  "EventData": {
    "type": "object",
    "properties": {
      "catalog.package.changed.v1": {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean",
            "description": "Kept for the bookings that refer to it, hidden from every list."
          },
          "package": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "id": {
                "type": "integer"
              },
              "version": {
                "type": "integer"
              },
              "name": {
                "type": "string"
              },
              "description": {
                "type": "string"
              },
              "imageUrl": {
                "type": "string"
              },
              "location": {
                "type": "string"
              },
              "price": {
                "$ref": "#/components/schemas/Money",
                "description": "per person"
              },
              "duration": {
                "type": "number",
                "description": "days, at least 1"
              },
              "type": {
                "$ref": "#/components/schemas/PackageType"
              },
              "agency": {
                "type": "string"
              },
              "isPopular": {
                "enum": [
                  0,
                  1
                ]
              },
              "displayOrder": {
                "enum": [
                  1,
                  2,
                  3,
                  null
                ]
              },
              "highlights": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "inclusions": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "attractionIds": {
                "type": "array",
                "items": {
                  "type": "integer"
                }
              },
              "itinerary": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/ItineraryDay"
                }
              },
              "providers": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Provider"
                },
                "description": "For staff only: whom the office pays is not public. Empty for others, since the release before expects a list."
              },
              "translations": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Translation"
                }
              }
            },
            "required": [
              "id",
              "version",
              "name",
              "description",
              "imageUrl",
              "location",
              "price",
              "duration",
              "type",
              "agency",
              "isPopular",
              "displayOrder",
              "highlights",
              "inclusions",
              "attractionIds",
              "itinerary",
              "providers"
            ]
          }
        },
        "required": [
          "id",
          "version",
          "deleted",
          "package"
        ]
      },
      "catalog.attraction.changed.v1": {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean",
            "description": "Kept for the bookings that refer to it, hidden from every list."
          },
          "attraction": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "id": {
                "type": "integer"
              },
              "version": {
                "type": "integer"
              },
              "bestTime": {
                "type": "string",
                "description": "The public screens' name of `bestTimeToVisit`."
              },
              "name": {
                "type": "string"
              },
              "description": {
                "type": "string"
              },
              "detailedDescription": {
                "type": "string"
              },
              "imageUrl": {
                "type": "string"
              },
              "location": {
                "type": "string"
              },
              "category": {
                "$ref": "#/components/schemas/AttractionCategory"
              },
              "priceFrom": {
                "$ref": "#/components/schemas/Money"
              },
              "priceUnit": {
                "type": "string",
                "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
              },
              "duration": {
                "type": "string"
              },
              "difficulty": {
                "$ref": "#/components/schemas/Difficulty"
              },
              "bestTimeToVisit": {
                "type": "string"
              },
              "highlights": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "included": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "notIncluded": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "activities": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "pricing": {
                "$ref": "#/components/schemas/AttractionPricing"
              },
              "requirements": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "whatToExpect": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "whatToBring": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "translations": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Translation"
                }
              }
            },
            "required": [
              "id",
              "version",
              "bestTime",
              "name",
              "description",
              "detailedDescription",
              "imageUrl",
              "location",
              "category",
              "priceFrom",
              "priceUnit",
              "duration",
              "difficulty",
              "bestTimeToVisit",
              "highlights",
              "included",
              "notIncluded",
              "activities",
              "pricing",
              "requirements",
              "whatToExpect",
              "whatToBring"
            ]
          }
        },
        "required": [
          "id",
          "version",
          "deleted",
          "attraction"
        ]
      },
      "catalog.artwork.changed.v1": {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean"
          }
        },
        "required": [
          "id",
          "version",
          "deleted"
        ]
      },
      "catalog.artist.changed.v1": {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean"
          }
        },
        "required": [
          "id",
          "version",
          "deleted"
        ]
      },
      "catalog.guide.changed.v1": {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean"
          }
        },
        "required": [
          "id",
          "version",
          "deleted"
        ]
      },
      "booking.booking.placed.v1": {
        "$ref": "#/components/schemas/BookingPlaced"
      },
      "booking.booking.status-changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "from": {
            "$ref": "#/components/schemas/BookingStatus"
          },
          "to": {
            "$ref": "#/components/schemas/BookingStatus"
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "from",
          "to",
          "version"
        ]
      },
      "booking.booking.operator-assigned.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "operatorName": {
            "type": "string"
          },
          "version": {
            "type": "integer"
          },
          "releasedOperatorId": {
            "type": [
              "integer",
              "null"
            ],
            "description": "The operator who was to run it before, null for none. Older events lack it: then no operator is written to."
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "operatorName",
          "version"
        ]
      },
      "booking.booking.operator-unassigned.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "version"
        ],
        "description": "The assignment was an error, and nobody runs the trip; published beside the change of status."
      },
      "booking.booking.changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "preferredDate": {
            "$ref": "#/components/schemas/PlainDate"
          },
          "numberOfTravelers": {
            "type": "number"
          },
          "totalPrice": {
            "$ref": "#/components/schemas/Money"
          },
          "wishesChanged": {
            "type": "boolean",
            "description": "The special requests changed: a service that keeps a copy asks for them again."
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "preferredDate",
          "numberOfTravelers",
          "totalPrice",
          "wishesChanged",
          "version"
        ],
        "description": "Its date, party, price or special requests have changed."
      },
      "booking.change.offered.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "offerId": {
            "type": "integer"
          },
          "offeredBy": {
            "$ref": "#/components/schemas/MessageSide"
          },
          "state": {
            "$ref": "#/components/schemas/OfferState"
          }
        },
        "required": [
          "bookingId",
          "offerId",
          "offeredBy",
          "state"
        ],
        "description": "Other terms were offered, or the offer has ended."
      },
      "booking.booking.cancelled.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "by": {
            "$ref": "#/components/schemas/CancelledBy"
          },
          "operatorId": {
            "type": [
              "integer",
              "null"
            ],
            "description": "null where nobody was assigned"
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "by",
          "operatorId",
          "version"
        ],
        "description": "Published beside the change of status; its operator is released."
      },
      "booking.refund.paid.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          }
        },
        "required": [
          "bookingId"
        ],
        "description": "What was owed to the customer of a cancelled booking has left the trust account."
      },
      "booking.refund.voided.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          }
        },
        "required": [
          "bookingId"
        ]
      },
      "booking.payment.recorded.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "paymentId": {
            "type": "integer"
          },
          "amount": {
            "$ref": "#/components/schemas/Money"
          }
        },
        "required": [
          "bookingId",
          "paymentId",
          "amount"
        ],
        "description": "Money arrived: all of what was due, or a part."
      },
      "booking.payment.voided.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "paymentId": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "paymentId"
        ],
        "description": "A payment or repayment was an error; another line of the ledger says so."
      },
      "booking.payment.repaid.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "paymentId": {
            "type": "integer"
          },
          "amount": {
            "$ref": "#/components/schemas/Money"
          }
        },
        "required": [
          "bookingId",
          "paymentId",
          "amount"
        ],
        "description": "Money went back to a customer who had paid more than the trip costs now: all of what was owed, or a part."
      },
      "booking.invoice.sent.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "invoiceId": {
            "type": "integer"
          },
          "number": {
            "type": "string"
          },
          "recipients": {
            "type": "number"
          }
        },
        "required": [
          "bookingId",
          "invoiceId",
          "number",
          "recipients"
        ]
      },
      "booking.invoice.credited.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "invoiceId": {
            "type": "integer"
          },
          "number": {
            "type": "string"
          },
          "amount": {
            "$ref": "#/components/schemas/Money"
          }
        },
        "required": [
          "bookingId",
          "invoiceId",
          "number",
          "amount"
        ],
        "description": "An invoice, or a part of it, was taken back by a credit note."
      },
      "booking.invoice.delivered.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "invoiceId": {
            "type": "integer"
          },
          "state": {
            "enum": [
              "failed",
              "retrying",
              "sent"
            ]
          }
        },
        "required": [
          "bookingId",
          "invoiceId",
          "state"
        ],
        "description": "A letter with the invoice was sent, will be retried, or has failed for good."
      },
      "booking.trip.update-posted.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "updateId": {
            "type": "integer"
          },
          "updateType": {
            "$ref": "#/components/schemas/UpdateType"
          },
          "isVisible": {
            "type": "boolean"
          }
        },
        "required": [
          "bookingId",
          "updateId",
          "updateType",
          "isVisible"
        ]
      },
      "booking.trip.update-changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "updateId": {
            "type": "integer"
          },
          "isVisible": {
            "type": "boolean"
          },
          "withdrawn": {
            "type": "boolean"
          }
        },
        "required": [
          "bookingId",
          "updateId",
          "isVisible",
          "withdrawn"
        ],
        "description": "It was edited or withdrawn; travelers hear of visible ones only."
      },
      "booking.trip.progressed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "currentStatus": {
            "$ref": "#/components/schemas/TripPhase"
          },
          "completionPercentage": {
            "type": "number"
          },
          "currentDay": {
            "type": "number"
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "currentStatus",
          "completionPercentage",
          "currentDay",
          "version"
        ]
      },
      "booking.message.posted.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "messageId": {
            "type": "integer"
          },
          "author": {
            "$ref": "#/components/schemas/MessageSide"
          }
        },
        "required": [
          "bookingId",
          "messageId",
          "author"
        ],
        "description": "Without the text, which stays in svc-booking."
      },
      "booking.message.read.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "reader": {
            "$ref": "#/components/schemas/MessageSide"
          },
          "upTo": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "reader",
          "upTo"
        ]
      },
      "booking.review.posted.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "reviewId": {
            "type": "integer"
          },
          "overallRating": {
            "type": "number"
          }
        },
        "required": [
          "bookingId",
          "reviewId",
          "overallRating"
        ]
      },
      "booking.review.changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "reviewId": {
            "type": "integer"
          }
        },
        "required": [
          "bookingId",
          "reviewId"
        ],
        "description": "Withheld on a ground, published again, or answered by the office."
      },
      "booking.history.written.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "action": {
            "$ref": "#/components/schemas/HistoryAction"
          }
        },
        "required": [
          "bookingId",
          "action"
        ],
        "description": "An event of svc-operators became an entry of the history; every other action has an event of its own."
      },
      "operators.operator.changed.v1": {
        "type": "object",
        "properties": {
          "operatorId": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "version": {
            "type": "integer"
          },
          "deleted": {
            "type": "boolean"
          }
        },
        "required": [
          "operatorId",
          "name",
          "version",
          "deleted"
        ]
      },
      "operators.capabilities.changed.v1": {
        "type": "object",
        "properties": {
          "operatorId": {
            "type": "integer"
          },
          "version": {
            "type": "integer"
          }
        },
        "required": [
          "operatorId",
          "version"
        ]
      },
      "operators.booking.coordinated.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorIds": {
            "type": "array",
            "items": {
              "type": "integer"
            }
          },
          "by": {
            "type": [
              "string",
              "null"
            ],
            "description": "Who of the staff asked, by name; null where a change of the booking did. Older events do not know."
          }
        },
        "required": [
          "bookingId",
          "operatorIds"
        ]
      },
      "operators.communication.changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "communicationId": {
            "type": "integer"
          },
          "status": {
            "$ref": "#/components/schemas/CommunicationStatus"
          },
          "written": {
            "type": "boolean",
            "description": "True when staff have just written it; otherwise this is news of its delivery."
          },
          "by": {
            "type": "string",
            "description": "Who of the staff wrote it, by name. Older events do not know."
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "communicationId",
          "status"
        ],
        "description": "Written by staff, tried, sent or failed."
      },
      "operators.communication.answered.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "communicationId": {
            "type": "integer"
          },
          "status": {
            "$ref": "#/components/schemas/CommunicationStatus"
          },
          "requestStatus": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/RequestStatus"
              },
              {
                "type": "null"
              }
            ]
          },
          "quotedPrice": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/Money"
              },
              {
                "type": "null"
              }
            ],
            "description": "The price that was named with it. Older events do not know."
          },
          "writtenBy": {
            "enum": [
              "operator",
              "staff"
            ],
            "description": "The operator by the link, or staff in their place. Older events do not know."
          },
          "by": {
            "type": "string",
            "description": "Who of the staff wrote it down, by name. Older events do not know."
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "communicationId",
          "status",
          "requestStatus"
        ]
      },
      "operators.availability-request.changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "requestId": {
            "type": "integer"
          },
          "answerState": {
            "$ref": "#/components/schemas/AnswerState"
          },
          "by": {
            "type": [
              "string",
              "null"
            ],
            "description": "Who did it; null when the end of the trip or of the operator did."
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "requestId",
          "answerState",
          "by"
        ],
        "description": "A fresh link was made, it was closed, or its links were revoked; an answer is `communication.answered`."
      },
      "auth.session.ended.v1": {
        "type": "object",
        "properties": {
          "sessionHash": {
            "type": "string"
          }
        },
        "required": [
          "sessionHash"
        ]
      },
      "auth.customer.erasure-requested.v1": {
        "type": "object",
        "properties": {
          "erasureId": {
            "type": "string"
          },
          "customerId": {
            "type": "string"
          }
        },
        "required": [
          "erasureId",
          "customerId"
        ],
        "description": "A customer wants everything gone; svc-booking decides whether that can be."
      },
      "booking.customer.erasure-refused.v1": {
        "type": "object",
        "properties": {
          "erasureId": {
            "type": "string"
          },
          "references": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "erasureId",
          "references"
        ],
        "description": "Nothing was erased: these bookings are agreed or under way, or their customer is still owed money."
      },
      "booking.customer.erased.v1": {
        "type": "object",
        "properties": {
          "erasureId": {
            "type": "string"
          },
          "bookingIds": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "required": [
          "erasureId",
          "bookingIds"
        ],
        "description": "svc-booking keeps nothing of the customer but issued invoices; services with copies of the bookings follow."
      },
      "operators.customer.erased.v1": {
        "type": "object",
        "properties": {
          "erasureId": {
            "type": "string"
          }
        },
        "required": [
          "erasureId"
        ]
      }
    },
    "required": [
      "catalog.package.changed.v1",
      "catalog.attraction.changed.v1",
      "catalog.artwork.changed.v1",
      "catalog.artist.changed.v1",
      "catalog.guide.changed.v1",
      "booking.booking.placed.v1",
      "booking.booking.status-changed.v1",
      "booking.booking.operator-assigned.v1",
      "booking.booking.operator-unassigned.v1",
      "booking.booking.changed.v1",
      "booking.change.offered.v1",
      "booking.booking.cancelled.v1",
      "booking.refund.paid.v1",
      "booking.refund.voided.v1",
      "booking.payment.recorded.v1",
      "booking.payment.voided.v1",
      "booking.payment.repaid.v1",
      "booking.invoice.sent.v1",
      "booking.invoice.credited.v1",
      "booking.invoice.delivered.v1",
      "booking.trip.update-posted.v1",
      "booking.trip.update-changed.v1",
      "booking.trip.progressed.v1",
      "booking.message.posted.v1",
      "booking.message.read.v1",
      "booking.review.posted.v1",
      "booking.review.changed.v1",
      "booking.history.written.v1",
      "operators.operator.changed.v1",
      "operators.capabilities.changed.v1",
      "operators.booking.coordinated.v1",
      "operators.communication.changed.v1",
      "operators.communication.answered.v1",
      "operators.availability-request.changed.v1",
      "auth.session.ended.v1",
      "auth.customer.erasure-requested.v1",
      "booking.customer.erasure-refused.v1",
      "booking.customer.erased.v1",
      "operators.customer.erased.v1"
    ],
    "description": "What each event says, by its subject `owner.thing.happened.vN`. Ids and facts, no personal data that a consumer has no need of. A new meaning is a new version; fields may only be added."
  },
  "EventType": {
    "enum": [
      "auth.customer.erasure-requested.v1",
      "auth.session.ended.v1",
      "booking.booking.cancelled.v1",
      "booking.booking.changed.v1",
      "booking.booking.operator-assigned.v1",
      "booking.booking.operator-unassigned.v1",
      "booking.booking.placed.v1",
      "booking.booking.status-changed.v1",
      "booking.change.offered.v1",
      "booking.customer.erased.v1",
      "booking.customer.erasure-refused.v1",
      "booking.history.written.v1",
      "booking.invoice.credited.v1",
      "booking.invoice.delivered.v1",
      "booking.invoice.sent.v1",
      "booking.message.posted.v1",
      "booking.message.read.v1",
      "booking.payment.recorded.v1",
      "booking.payment.repaid.v1",
      "booking.payment.voided.v1",
      "booking.refund.paid.v1",
      "booking.refund.voided.v1",
      "booking.review.changed.v1",
      "booking.review.posted.v1",
      "booking.trip.progressed.v1",
      "booking.trip.update-changed.v1",
      "booking.trip.update-posted.v1",
      "catalog.artist.changed.v1",
      "catalog.artwork.changed.v1",
      "catalog.attraction.changed.v1",
      "catalog.guide.changed.v1",
      "catalog.package.changed.v1",
      "operators.availability-request.changed.v1",
      "operators.booking.coordinated.v1",
      "operators.capabilities.changed.v1",
      "operators.communication.answered.v1",
      "operators.communication.changed.v1",
      "operators.customer.erased.v1",
      "operators.operator.changed.v1"
    ]
  },
  "ExportedHistoryEntry": {
    "type": "object",
    "properties": {
      "at": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "who": {
        "enum": [
          "customer",
          "staff",
          "operator",
          "system"
        ]
      },
      "action": {
        "$ref": "#/components/schemas/HistoryAction"
      }
    },
    "required": [
      "at",
      "who",
      "action"
    ]
  },
  "ExportedInvoice": {
    "type": "object",
    "properties": {
      "billTo": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          },
          "phone": {
            "type": "string"
          }
        },
        "required": [
          "name",
          "email",
          "phone"
        ],
        "description": "as it is printed"
      },
      "id": {
        "type": "integer"
      },
      "number": {
        "type": "string",
        "description": "e.g. `2026-000042`, without gaps"
      },
      "bookingId": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "issuedAt": {
        "type": "string"
      },
      "trip": {
        "$ref": "#/components/schemas/InvoicedTrip",
        "description": "what it says of the trip; the release before lacks it"
      },
      "deliveries": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InvoiceDelivery"
        }
      },
      "creditNotes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CreditNote"
        },
        "description": "What was taken back of it, oldest first; the release before lacks it."
      }
    },
    "required": [
      "billTo",
      "id",
      "number",
      "bookingId",
      "amount",
      "issuedAt",
      "deliveries"
    ]
  },
  "ExportedLetter": {
    "type": "object",
    "properties": {
      "to": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "text": {
        "type": "string"
      },
      "sentAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601, null while it waits"
      }
    },
    "required": [
      "to",
      "subject",
      "text",
      "sentAt"
    ],
    "description": "A letter that was sent about a booking, without what was attached."
  },
  "FailedLetter": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "topic": {
        "type": "string",
        "description": "The kind of letter, e.g. `invoice-delivery`."
      },
      "topicId": {
        "type": "string",
        "description": "What it is about, often a booking."
      },
      "to": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "reason": {
        "type": "string"
      },
      "attempts": {
        "type": "number"
      },
      "writtenAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "canRetry": {
        "type": "boolean",
        "description": "False where it carried a secret, which is not stored any more."
      }
    },
    "required": [
      "id",
      "topic",
      "topicId",
      "to",
      "subject",
      "reason",
      "attempts",
      "writtenAt",
      "canRetry"
    ],
    "description": "A letter that did not reach its recipient."
  },
  "FailedPost": {
    "type": "object",
    "properties": {
      "communicationId": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "operatorName": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "reason": {
        "type": "string"
      },
      "attempts": {
        "type": "number"
      },
      "writtenAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "canRetry": {
        "type": "boolean",
        "description": "False where it carried an answer link, which is not stored any more."
      }
    },
    "required": [
      "communicationId",
      "bookingId",
      "operatorName",
      "subject",
      "reason",
      "attempts",
      "writtenAt",
      "canRetry"
    ],
    "description": "A post that an operator's endpoint did not accept, where that operator was not contacted about that booking since."
  },
  "FirstCall": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string",
        "description": "As the screen writes it; `:name` stands for that parameter of the route."
      },
      "numbers": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
      },
      "session": {
        "enum": [
          "customer",
          "staff"
        ],
        "description": "Made only by a browser with this session."
      },
      "bare": {
        "type": "boolean",
        "description": "Made only where the address has no query, which would ask for something else."
      }
    },
    "required": [
      "url"
    ],
    "description": "A GET that a screen makes before it has any answer."
  },
  "FirstPicture": {
    "type": "object",
    "properties": {
      "wide": {
        "type": "string"
      },
      "portrait": {
        "type": "string",
        "description": "Below 48 rem of the window."
      },
      "sources": {
        "type": "string",
        "description": "The same in several widths, as a `srcset`, and its `sizes`."
      },
      "sizes": {
        "type": "string"
      }
    },
    "required": [
      "wide"
    ],
    "description": "The largest picture of a page's first screen: a file of ours."
  },
  "FormerEventData": {
    "type": "object",
    "properties": {
      "operators.question.changed.v1": {
        "type": "object",
        "properties": {
          "bookingId": {
            "type": "string"
          },
          "operatorId": {
            "type": "integer"
          },
          "requestId": {
            "type": "integer"
          },
          "state": {
            "$ref": "#/components/schemas/AnswerState"
          },
          "by": {
            "type": [
              "string",
              "null"
            ]
          }
        },
        "required": [
          "bookingId",
          "operatorId",
          "requestId",
          "state",
          "by"
        ],
        "description": "Now `operators.availability-request.changed.v1`."
      }
    },
    "required": [
      "operators.question.changed.v1"
    ],
    "description": "Events under subjects of earlier releases: nothing is published there, but a consumer still handles what waits there."
  },
  "FormerEventType": {
    "const": "operators.question.changed.v1"
  },
  "Frame": {
    "enum": [
      "public",
      "staff",
      "plain"
    ]
  },
  "FrameSlot": {
    "enum": [
      "staffTools",
      "staffSignIn"
    ]
  },
  "Guide": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      },
      "name": {
        "type": "string"
      },
      "photoUrl": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "bio": {
        "type": "string"
      },
      "languages": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "specialties": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "yearsOfExperience": {
        "type": "number"
      }
    },
    "required": [
      "id",
      "name",
      "photoUrl",
      "title",
      "bio",
      "languages",
      "specialties",
      "yearsOfExperience"
    ],
    "description": "The release before sends neither version nor translations."
  },
  "GuideFields": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "photoUrl": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "bio": {
        "type": "string"
      },
      "languages": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "specialties": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "yearsOfExperience": {
        "type": "number"
      },
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      }
    },
    "required": [
      "name",
      "photoUrl",
      "title",
      "bio",
      "languages",
      "specialties",
      "yearsOfExperience",
      "translations"
    ]
  },
  "HistoryAction": {
    "enum": [
      "placed",
      "status",
      "operator",
      "invoice",
      "trip",
      "trip update",
      "message",
      "review",
      "review decision",
      "asked",
      "answered",
      "availability request",
      "operator message",
      "cancelled",
      "refund",
      "details",
      "offer",
      "changed",
      "operator replaced",
      "operator withdrawn",
      "payment",
      "credit note"
    ]
  },
  "Identity": {
    "type": "object",
    "properties": {
      "customer": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          }
        },
        "required": [
          "id",
          "name",
          "email"
        ]
      },
      "staff": {
        "type": "object",
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "role": {
            "$ref": "#/components/schemas/StaffRole"
          }
        },
        "required": [
          "id",
          "name",
          "role"
        ]
      }
    },
    "description": "Who makes a request, as svc-auth signs it and every service verifies it."
  },
  "IntegrationMethod": {
    "enum": [
      "email",
      "api",
      "manual"
    ]
  },
  "InvitationToken": {
    "type": "object",
    "properties": {
      "token": {
        "type": "string"
      }
    },
    "required": [
      "token"
    ],
    "description": "The secret of an invitation's link."
  },
  "InviteStaffMember": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      }
    },
    "required": [
      "name",
      "email",
      "role"
    ]
  },
  "Invoice": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "number": {
        "type": "string",
        "description": "e.g. `2026-000042`, without gaps"
      },
      "bookingId": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "issuedAt": {
        "type": "string"
      },
      "trip": {
        "$ref": "#/components/schemas/InvoicedTrip",
        "description": "what it says of the trip; the release before lacks it"
      },
      "deliveries": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/InvoiceDelivery"
        }
      },
      "creditNotes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/CreditNote"
        },
        "description": "What was taken back of it, oldest first; the release before lacks it."
      }
    },
    "required": [
      "id",
      "number",
      "bookingId",
      "amount",
      "issuedAt",
      "deliveries"
    ],
    "description": "Issued once, never changed; sending it again adds deliveries, correcting it adds credit notes."
  },
  "InvoiceDelivery": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "email": {
        "type": "string"
      },
      "state": {
        "$ref": "#/components/schemas/DeliveryState"
      },
      "attempts": {
        "type": "number",
        "description": "How often the letter was offered to the mail server."
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "description": "Why the last attempt failed, for staff."
      },
      "sentAt": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "id",
      "email",
      "state",
      "attempts",
      "reason",
      "sentAt"
    ]
  },
  "InvoicedTrip": {
    "type": "object",
    "properties": {
      "from": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "travelers": {
        "type": "number"
      }
    },
    "required": [
      "from",
      "travelers"
    ],
    "description": "When a trip begins, and how many travel."
  },
  "IssueCreditNote": {
    "type": "object",
    "properties": {
      "invoice": {
        "type": "string",
        "description": "The invoice's number."
      },
      "correction": {
        "$ref": "#/components/schemas/Correction"
      },
      "amount": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as its amount; refused with 409 `price_changed` when it is another one by now."
      },
      "reason": {
        "type": "string",
        "description": "Printed, and read by the customer."
      }
    },
    "required": [
      "invoice",
      "correction",
      "amount",
      "reason"
    ]
  },
  "ItemNaming": {
    "enum": [
      "itemName",
      "itemTranslations"
    ],
    "description": "The fields that hold the name of a booking's item."
  },
  "ItemPage": {
    "type": "object",
    "properties": {
      "bestMonths": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "1 to 12, in order, like `closedMonths`; no month is both"
      },
      "closedMonths": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "seasons": {
        "type": "string"
      },
      "suits": {
        "$ref": "#/components/schemas/Suits"
      },
      "questions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Question"
        }
      },
      "guideIds": {
        "type": "array",
        "items": {
          "type": "integer"
        },
        "description": "Who may lead it, the likeliest first."
      }
    },
    "required": [
      "bestMonths",
      "closedMonths",
      "seasons",
      "suits",
      "questions",
      "guideIds"
    ],
    "description": "What the page of an item tells beyond its card."
  },
  "ItemReviews": {
    "type": "object",
    "properties": {
      "reviews": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PublicReview"
        },
        "description": "The latest first, as many as a page holds."
      },
      "next": {
        "type": "string",
        "description": "The address of the next page, whose `Link` header names the one after it; absent on the last page."
      },
      "bookingType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      },
      "invited": {
        "type": "number",
        "description": "Completed trips: each traveler may write once."
      },
      "answered": {
        "type": "number"
      },
      "withheld": {
        "type": "number"
      },
      "rating": {
        "type": [
          "number",
          "null"
        ],
        "description": "The mean of the published ones with one decimal; null where there is none."
      }
    },
    "required": [
      "reviews",
      "bookingType",
      "itemId",
      "invited",
      "answered",
      "withheld",
      "rating"
    ]
  },
  "ItineraryDay": {
    "type": "object",
    "properties": {
      "day": {
        "type": "number",
        "description": "1, 2, 3 … without gaps"
      },
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "accommodation": {
        "type": "string"
      },
      "meals": {
        "type": "string"
      },
      "videoUrl": {
        "type": "string"
      }
    },
    "required": [
      "day",
      "title",
      "description",
      "activities",
      "accommodation",
      "meals"
    ]
  },
  "KeptInvoice": {
    "type": "object",
    "properties": {
      "is": {
        "enum": [
          "invoice",
          "credit note"
        ],
        "description": "The release before lists invoices alone, without this field."
      },
      "number": {
        "type": "string"
      },
      "bookingReference": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "keptUntil": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "the first day on which it may go"
      }
    },
    "required": [
      "number",
      "bookingReference",
      "amount",
      "keptUntil"
    ],
    "description": "A document that the law wants kept."
  },
  "Lack": {
    "enum": [
      "operator",
      "invoice",
      "payment"
    ]
  },
  "Language": {
    "enum": [
      "en",
      "sw"
    ]
  },
  "LapsedOffer": {
    "type": "object",
    "properties": {
      "before": {
        "type": "object",
        "properties": {
          "preferredDate": {
            "$ref": "#/components/schemas/PlainDate"
          },
          "numberOfTravelers": {
            "type": "number"
          },
          "totalPrice": {
            "$ref": "#/components/schemas/Money"
          }
        },
        "required": [
          "preferredDate",
          "numberOfTravelers",
          "totalPrice"
        ]
      },
      "after": {
        "type": "object",
        "properties": {
          "preferredDate": {
            "$ref": "#/components/schemas/PlainDate"
          },
          "numberOfTravelers": {
            "type": "number"
          },
          "totalPrice": {
            "$ref": "#/components/schemas/Money"
          }
        },
        "required": [
          "preferredDate",
          "numberOfTravelers",
          "totalPrice"
        ]
      },
      "expiredAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "before",
      "after",
      "expiredAt",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ],
    "description": "A change that the office offered and its customer did not answer in time."
  },
  "LateAnswers": {
    "type": "object",
    "properties": {
      "count": {
        "type": "number"
      },
      "requests": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AvailabilityRequest"
        }
      }
    },
    "required": [
      "count",
      "requests"
    ],
    "description": "Operators who were asked about a trip that nobody runs yet, or anew about the one that they run, and have not answered in time; the longest asked first."
  },
  "LateLetter": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "topic": {
        "type": "string",
        "description": "The kind of letter, e.g. `invoice-delivery`."
      },
      "topicId": {
        "type": "string",
        "description": "What it is about, often a booking."
      },
      "to": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "reason": {
        "type": "string",
        "description": "The server's last error for this letter, or for an older one to the same recipient that it waits for; empty without one."
      },
      "attempts": {
        "type": "number"
      },
      "writtenAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "id",
      "topic",
      "topicId",
      "to",
      "subject",
      "reason",
      "attempts",
      "writtenAt"
    ],
    "description": "A letter that has waited for its recipient's server for hours; it is tried again by itself."
  },
  "LateMoney": {
    "type": "object",
    "properties": {
      "arrived": {
        "$ref": "#/components/schemas/Money"
      },
      "owed": {
        "$ref": "#/components/schemas/Money",
        "description": "What of it has not gone back yet."
      }
    },
    "required": [
      "arrived",
      "owed"
    ],
    "description": "What arrived for a booking after it was cancelled."
  },
  "LedgerLine": {
    "anyOf": [
      {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "bookingId": {
            "type": "string"
          },
          "amount": {
            "$ref": "#/components/schemas/Money"
          },
          "state": {
            "enum": [
              "received",
              "reconciled",
              "voided"
            ],
            "description": "received = money has arrived, reconciled = all of it is matched in the trust account, voided = the line that `voids` names was an error: money that never came, or was not matched"
          },
          "recordedAt": {
            "type": "string",
            "format": "date-time",
            "description": "ISO 8601"
          },
          "receivedOn": {
            "$ref": "#/components/schemas/PlainDate",
            "description": "The day on which the money arrived."
          },
          "reference": {
            "type": "string",
            "description": "The bank's reference; empty where none was noted, and where a customer reads a line that was voided."
          },
          "voids": {
            "type": [
              "number",
              "null"
            ]
          },
          "reason": {
            "type": "string",
            "description": "Why it was voided, for staff."
          },
          "late": {
            "type": "boolean",
            "description": "Recorded after the booking was cancelled: all of it is owed to the customer."
          },
          "says": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/PaymentLine"
              },
              {
                "const": "repaid"
              },
              {
                "const": "unrepaid"
              }
            ]
          },
          "on": {
            "$ref": "#/components/schemas/PlainDate",
            "description": "The day on which the money moved."
          },
          "isVoided": {
            "type": "boolean",
            "description": "Another line takes it back."
          }
        },
        "required": [
          "id",
          "bookingId",
          "amount",
          "state",
          "recordedAt",
          "receivedOn",
          "reference",
          "voids",
          "reason",
          "says",
          "on",
          "isVoided"
        ]
      },
      {
        "type": "object",
        "properties": {
          "id": {
            "type": "integer"
          },
          "bookingId": {
            "type": "string"
          },
          "amount": {
            "$ref": "#/components/schemas/Money"
          },
          "state": {
            "enum": [
              "repaid",
              "voided"
            ],
            "description": "repaid = the money has left the trust account, voided = the line that `voids` names was an error"
          },
          "recordedAt": {
            "type": "string",
            "format": "date-time",
            "description": "ISO 8601"
          },
          "repaidOn": {
            "$ref": "#/components/schemas/PlainDate",
            "description": "The day on which the money left."
          },
          "reference": {
            "type": "string",
            "description": "The bank's reference; empty where a customer reads a line that was voided."
          },
          "voids": {
            "type": [
              "number",
              "null"
            ]
          },
          "reason": {
            "type": "string",
            "description": "Why it was voided, for staff."
          },
          "late": {
            "type": "boolean",
            "description": "Recorded after the booking was cancelled."
          },
          "says": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/PaymentLine"
              },
              {
                "const": "repaid"
              },
              {
                "const": "unrepaid"
              }
            ]
          },
          "on": {
            "$ref": "#/components/schemas/PlainDate",
            "description": "The day on which the money moved."
          },
          "isVoided": {
            "type": "boolean",
            "description": "Another line takes it back."
          }
        },
        "required": [
          "id",
          "bookingId",
          "amount",
          "state",
          "recordedAt",
          "repaidOn",
          "reference",
          "voids",
          "reason",
          "says",
          "on",
          "isVoided"
        ]
      }
    ],
    "description": "A line of a booking's ledger as people read it."
  },
  "LetterPreview": {
    "type": "object",
    "properties": {
      "to": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Whoever would get it, one letter each."
      },
      "subject": {
        "type": "string"
      },
      "text": {
        "type": "string",
        "description": "Its plain text; the letter that is sent has another secret link."
      },
      "attachments": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Names of files."
      },
      "language": {
        "$ref": "#/components/schemas/Language",
        "description": "In which it is written; the release before lacks it."
      }
    },
    "required": [
      "to",
      "subject",
      "text",
      "attachments"
    ],
    "description": "A letter as it would be sent, shown before it is."
  },
  "LinkedOffer": {
    "type": "object",
    "properties": {
      "reference": {
        "type": "string"
      },
      "itemName": {
        "type": "string"
      },
      "itemTranslations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        },
        "description": "The release before lacks it."
      },
      "state": {
        "$ref": "#/components/schemas/OfferState",
        "description": "An ended one is shown to whoever has just answered it, and to nobody else."
      },
      "before": {
        "$ref": "#/components/schemas/BookingTerms"
      },
      "after": {
        "$ref": "#/components/schemas/BookingTerms"
      },
      "reason": {
        "type": "string"
      },
      "expiresAt": {
        "type": "string"
      }
    },
    "required": [
      "reference",
      "itemName",
      "state",
      "before",
      "after",
      "reason",
      "expiresAt"
    ],
    "description": "An offer as the link in its letter shows it, with nothing about the travelers."
  },
  "LinkedRequest": {
    "type": "object",
    "properties": {
      "answerState": {
        "$ref": "#/components/schemas/AnswerState"
      },
      "operatorName": {
        "type": "string"
      },
      "bookingReference": {
        "type": "string"
      },
      "itemName": {
        "type": "string"
      },
      "requestedDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "durationDays": {
        "type": [
          "number",
          "null"
        ],
        "description": "Of the trip; null where it is not known, and the release before lacks it."
      },
      "numberOfPeople": {
        "type": "number"
      },
      "specialRequests": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "message": {
        "type": "string"
      },
      "askedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, when we asked"
      },
      "settled": {
        "type": "boolean",
        "description": "The trip has its operator already, or is over; an answer is taken all the same."
      },
      "answer": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OperatorAnswer"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "answerState",
      "operatorName",
      "bookingReference",
      "itemName",
      "requestedDate",
      "numberOfPeople",
      "specialRequests",
      "subject",
      "message",
      "askedAt",
      "settled",
      "answer"
    ],
    "description": "One availability request as its answer link shows it, without an account: nothing of the customer."
  },
  "ListRead": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "description": "What the server half calls it."
      },
      "url": {
        "type": "string"
      },
      "query": {
        "type": "string",
        "description": "Given only where the address has this name in its query."
      }
    },
    "required": [
      "name",
      "url"
    ],
    "description": "A public list that a remote's server half is given."
  },
  "ListedAttraction": {
    "type": "object",
    "properties": {
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      },
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "bestTime": {
        "type": "string",
        "description": "The public screens' name of `bestTimeToVisit`."
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "detailedDescription": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "category": {
        "$ref": "#/components/schemas/AttractionCategory"
      },
      "priceFrom": {
        "$ref": "#/components/schemas/Money"
      },
      "priceUnit": {
        "type": "string",
        "description": "e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is called"
      },
      "duration": {
        "type": "string"
      },
      "difficulty": {
        "$ref": "#/components/schemas/Difficulty"
      },
      "bestTimeToVisit": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "included": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "pricing": {
        "$ref": "#/components/schemas/AttractionPricing"
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToExpect": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "whatToBring": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "id",
      "version",
      "bestTime",
      "name",
      "description",
      "detailedDescription",
      "imageUrl",
      "location",
      "category",
      "priceFrom",
      "priceUnit",
      "duration",
      "difficulty",
      "bestTimeToVisit",
      "highlights",
      "included",
      "notIncluded",
      "activities",
      "pricing",
      "requirements",
      "whatToExpect",
      "whatToBring"
    ],
    "description": "The same of an attraction."
  },
  "ListedPackage": {
    "type": "object",
    "properties": {
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      },
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "price": {
        "$ref": "#/components/schemas/Money",
        "description": "per person"
      },
      "duration": {
        "type": "number",
        "description": "days, at least 1"
      },
      "type": {
        "$ref": "#/components/schemas/PackageType"
      },
      "agency": {
        "type": "string"
      },
      "isPopular": {
        "enum": [
          0,
          1
        ]
      },
      "displayOrder": {
        "enum": [
          1,
          2,
          3,
          null
        ]
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "inclusions": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "attractionIds": {
        "type": "array",
        "items": {
          "type": "integer"
        }
      },
      "itinerary": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ItineraryDay"
        }
      },
      "providers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Provider"
        },
        "description": "For staff only: whom the office pays is not public. Empty for others, since the release before expects a list."
      }
    },
    "required": [
      "id",
      "version",
      "name",
      "description",
      "imageUrl",
      "location",
      "price",
      "duration",
      "type",
      "agency",
      "isPopular",
      "displayOrder",
      "highlights",
      "inclusions",
      "attractionIds",
      "itinerary",
      "providers"
    ],
    "description": "A package as lists carry it, with the translations of what cards and filters show; the release before sends none."
  },
  "LiveBeat": {
    "type": "object",
    "properties": {
      "type": {
        "const": "live.alive"
      }
    },
    "required": [
      "type"
    ],
    "description": "Comes every `LIVE_BEAT_MS`: whoever hears it has missed nothing."
  },
  "LiveChange": {
    "type": "object",
    "properties": {
      "type": {
        "$ref": "#/components/schemas/EventType"
      },
      "bookingId": {
        "type": "string"
      }
    },
    "required": [
      "type"
    ]
  },
  "LiveMessage": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/LiveOpening"
      },
      {
        "$ref": "#/components/schemas/LiveChange"
      },
      {
        "$ref": "#/components/schemas/LiveBeat"
      }
    ],
    "description": "One message of `GET /api/live` (server-sent events, `data:` as JSON)."
  },
  "LiveOpening": {
    "type": "object",
    "properties": {
      "type": {
        "const": "live.opened"
      },
      "customer": {
        "type": [
          "string",
          "null"
        ],
        "description": "Whose stream this is: the signed-in customer's id, and whether staff are signed in."
      },
      "staff": {
        "type": "boolean"
      },
      "complete": {
        "type": "boolean",
        "description": "Whether every change within the `age` that was asked for follows; if not, some are not remembered any more."
      }
    },
    "required": [
      "type",
      "customer",
      "staff",
      "complete"
    ],
    "description": "The first message."
  },
  "Liveness": {
    "type": "object",
    "properties": {
      "status": {
        "enum": [
          "ok",
          "stuck"
        ]
      }
    },
    "required": [
      "status"
    ],
    "description": "`GET /healthz`: the process lives; one that is `stuck` will not recover by itself and must be restarted."
  },
  "LocalizedText": {
    "type": "object",
    "properties": {
      "en": {
        "type": "string"
      },
      "sw": {
        "type": "string"
      }
    },
    "required": [
      "en"
    ],
    "description": "One text by language; English stands in for any other."
  },
  "ManifestSource": {
    "type": "object",
    "properties": {
      "routes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "title": {
              "$ref": "#/components/schemas/LocalizedText",
              "description": "The document's title until the screen sets a more specific one; without it only the brand's name is shown."
            },
            "path": {
              "type": "string",
              "description": "As react-router writes it: `/art/:id`; `*` is any path that nobody owns, which only the shell may name."
            },
            "frame": {
              "$ref": "#/components/schemas/Frame"
            },
            "indexed": {
              "type": "boolean",
              "description": "Search engines may index it."
            },
            "onlyWhere": {
              "type": "string",
              "description": "An API path that answers GET with 404 where the page does not exist; `:name` stands for that parameter of the route."
            },
            "unindexedQueries": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Query parameters with which search engines must not index it."
            },
            "calls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "url": {
                    "type": "string",
                    "description": "As the screen writes it; `:name` stands for that parameter of the route."
                  },
                  "numbers": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                  },
                  "session": {
                    "enum": [
                      "customer",
                      "staff"
                    ],
                    "description": "Made only by a browser with this session."
                  },
                  "bare": {
                    "type": "boolean",
                    "description": "Made only where the address has no query, which would ask for something else."
                  }
                },
                "required": [
                  "url"
                ]
              }
            },
            "embeds": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "remote": {
                    "type": "string"
                  },
                  "part": {
                    "type": "string"
                  },
                  "later": {
                    "type": "boolean",
                    "description": "It stands below the first screen."
                  }
                },
                "required": [
                  "remote",
                  "part"
                ]
              }
            },
            "reads": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string",
                    "description": "What the server half calls it."
                  },
                  "url": {
                    "type": "string"
                  },
                  "query": {
                    "type": "string",
                    "description": "Given only where the address has this name in its query."
                  }
                },
                "required": [
                  "name",
                  "url"
                ]
              }
            },
            "drawn": {
              "type": "boolean",
              "description": "Its page is drawn on the server, alike for all who read one language."
            },
            "drawnQueries": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Query parameters with which the page may also be drawn, besides those of `reads`, where its description names such an address in `drawnAs`."
            },
            "callsByQuery": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "calls": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "url": {
                          "type": "string",
                          "description": "As the screen writes it; `:name` stands for that parameter of the route."
                        },
                        "numbers": {
                          "type": "array",
                          "items": {
                            "type": "string"
                          },
                          "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                        },
                        "session": {
                          "enum": [
                            "customer",
                            "staff"
                          ],
                          "description": "Made only by a browser with this session."
                        },
                        "bare": {
                          "type": "boolean",
                          "description": "Made only where the address has no query, which would ask for something else."
                        }
                      },
                      "required": [
                        "url"
                      ]
                    },
                    "description": "`:name` stands for the value of the query, too."
                  },
                  "query": {
                    "type": "string"
                  }
                },
                "required": [
                  "calls",
                  "query"
                ]
              }
            }
          },
          "required": [
            "path",
            "frame",
            "indexed"
          ]
        }
      },
      "navigation": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "area": {
              "$ref": "#/components/schemas/NavigationArea"
            },
            "to": {
              "type": "string",
              "description": "A path of this site, with query and hash."
            },
            "text": {
              "$ref": "#/components/schemas/LocalizedText"
            },
            "icon": {
              "type": "string",
              "description": "The name of an icon of the shell; one that it does not have is drawn as a dot."
            },
            "order": {
              "type": "number",
              "description": "Lower ones come first, whoever brings them."
            }
          },
          "required": [
            "area",
            "to",
            "text",
            "order"
          ]
        }
      },
      "parts": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "calls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "url": {
                    "type": "string",
                    "description": "As the screen writes it; `:name` stands for that parameter of the route."
                  },
                  "numbers": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                  },
                  "session": {
                    "enum": [
                      "customer",
                      "staff"
                    ],
                    "description": "Made only by a browser with this session."
                  },
                  "bare": {
                    "type": "boolean",
                    "description": "Made only where the address has no query, which would ask for something else."
                  }
                },
                "required": [
                  "url"
                ]
              },
              "description": "The calls it makes wherever it is used."
            },
            "slot": {
              "$ref": "#/components/schemas/FrameSlot"
            }
          },
          "required": [
            "name"
          ]
        }
      },
      "description": {
        "$ref": "#/components/schemas/LocalizedText",
        "description": "The description of its pages that have none of their own."
      },
      "density": {
        "const": "dense",
        "description": "The spacing of its screens."
      }
    },
    "required": [
      "routes"
    ],
    "description": "The part of a manifest that a remote's own sources contain; the build adds the rest."
  },
  "MarkMessagesRead": {
    "type": "object",
    "properties": {
      "upTo": {
        "type": "integer",
        "description": "The newest message that was seen; everything before it counts as seen, too."
      }
    },
    "required": [
      "upTo"
    ]
  },
  "MessageCount": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "unread": {
        "type": "number"
      }
    },
    "required": [
      "bookingId",
      "unread"
    ],
    "description": "How many messages of one booking are unread; bookings without any are left out."
  },
  "MessageSide": {
    "enum": [
      "customer",
      "staff"
    ]
  },
  "Money": {
    "type": "string",
    "pattern": "^\\d+(\\.\\d{1,3})?$",
    "examples": [
      "1250.00"
    ],
    "description": "An amount in the brand's currency as it travels: a decimal string with as many decimals as the currency has, e.g. `'1250.00'` in US dollars, `'1250'` in yen, `'1250.000'` in Kuwaiti dinars."
  },
  "NamePasskey": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      }
    },
    "required": [
      "name"
    ]
  },
  "NamedItem": {
    "type": "object",
    "properties": {
      "bookingType": {
        "enum": [
          "package",
          "attraction"
        ]
      },
      "itemId": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      }
    },
    "required": [
      "bookingType",
      "itemId",
      "name"
    ],
    "description": "An item by its name."
  },
  "NavigationArea": {
    "enum": [
      "main",
      "action",
      "account",
      "destinations",
      "explore",
      "terms",
      "staff",
      "staffSignIn"
    ]
  },
  "NavigationEntry": {
    "type": "object",
    "properties": {
      "area": {
        "$ref": "#/components/schemas/NavigationArea"
      },
      "to": {
        "type": "string",
        "description": "A path of this site, with query and hash."
      },
      "text": {
        "$ref": "#/components/schemas/LocalizedText"
      },
      "icon": {
        "type": "string",
        "description": "The name of an icon of the shell; one that it does not have is drawn as a dot."
      },
      "order": {
        "type": "number",
        "description": "Lower ones come first, whoever brings them."
      }
    },
    "required": [
      "area",
      "to",
      "text",
      "order"
    ]
  },
  "NeededFiles": {
    "type": "object",
    "properties": {
      "scripts": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "styles": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "translations": {
        "type": "object",
        "properties": {
          "en": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "sw": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "description": "Its texts in a language that they do not come with."
      }
    },
    "required": [
      "scripts",
      "styles"
    ],
    "description": "Files to load before something can be drawn, relative to the front end's own root."
  },
  "OfferAnswer": {
    "enum": [
      "accepted",
      "declined",
      "withdrawn"
    ]
  },
  "OfferState": {
    "enum": [
      "open",
      "accepted",
      "declined",
      "withdrawn",
      "expired"
    ]
  },
  "OfficeBooking": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ],
    "description": "What the office sees of a booking that something is to be done about."
  },
  "OfficeCounts": {
    "type": "object",
    "properties": {
      "waiting": {
        "type": "number"
      },
      "late": {
        "type": "number",
        "description": "of them, those whose promised time is over"
      },
      "due": {
        "type": "number"
      },
      "overdue": {
        "type": "number",
        "description": "of them"
      },
      "owed": {
        "type": "number",
        "description": "The release before lacks it."
      },
      "departures": {
        "type": "number"
      },
      "lacking": {
        "type": "number",
        "description": "of them, those that lack something"
      },
      "quietTrips": {
        "type": "number"
      },
      "clashes": {
        "type": "number"
      },
      "abandoned": {
        "type": "number",
        "description": "The release before lacks it."
      },
      "askedChanges": {
        "type": "number",
        "description": "The release before lacks it."
      },
      "lapsedOffers": {
        "type": "number",
        "description": "The release before lacks it."
      },
      "lapsed": {
        "type": "number",
        "description": "Requests that nobody confirmed before their day passed; the release before lacks it."
      },
      "messages": {
        "type": "number",
        "description": "Bookings with unread messages; the release before lacks it."
      }
    },
    "required": [
      "waiting",
      "late",
      "due",
      "overdue",
      "departures",
      "lacking",
      "quietTrips",
      "clashes"
    ]
  },
  "OfficeDay": {
    "type": "object",
    "properties": {
      "date": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "until": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "the last day whose departures are listed"
      },
      "counts": {
        "$ref": "#/components/schemas/OfficeCounts"
      },
      "dueAmount": {
        "$ref": "#/components/schemas/Money",
        "description": "of all that is due"
      },
      "overdueAmount": {
        "$ref": "#/components/schemas/Money"
      },
      "owedAmount": {
        "$ref": "#/components/schemas/Money",
        "description": "of all that is owed to customers; the release before lacks it"
      },
      "waiting": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OfficeBooking"
        },
        "description": "Customers who wait for a first answer."
      },
      "due": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DueBooking"
        }
      },
      "owed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OwedBooking"
        },
        "description": "The release before lacks it."
      },
      "departures": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Departure"
        }
      },
      "quietTrips": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/QuietTrip"
        }
      },
      "clashes": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OperatorClash"
        }
      },
      "abandoned": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OfficeBooking"
        },
        "description": "Trips whose operator has left the network; the release before lacks it."
      },
      "askedChanges": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AskedChange"
        },
        "description": "The soonest to expire first; the release before lacks it."
      },
      "lapsedOffers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LapsedOffer"
        },
        "description": "Those that lapsed first; the release before lacks it."
      },
      "lapsed": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OfficeBooking"
        },
        "description": "Those whose day passed first; nobody runs them any more. The release before lacks it."
      },
      "messages": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UnreadBooking"
        },
        "description": "Those in which nothing new was written for the longest first; the release before lacks it."
      }
    },
    "required": [
      "date",
      "until",
      "counts",
      "dueAmount",
      "overdueAmount",
      "waiting",
      "due",
      "departures",
      "quietTrips",
      "clashes"
    ],
    "description": "What is to be done about bookings today; each list the most urgent first, its first {@link OFFICE_DAY_LISTED}."
  },
  "OpenSession": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "description": "identifies it, but is no secret: nobody can sign in by it"
      },
      "device": {
        "type": [
          "string",
          "null"
        ],
        "description": "e.g. `Firefox on Windows`; `null` where the browser did not say"
      },
      "browser": {
        "type": [
          "string",
          "null"
        ],
        "description": "The parts of that, by which others name it in their language: `Firefox`. A release that has only the whole leaves both out."
      },
      "system": {
        "type": [
          "string",
          "null"
        ],
        "description": "`Windows`"
      },
      "openedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "lastUsedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, to about a minute"
      },
      "isThis": {
        "type": "boolean",
        "description": "whether it is the one that asks"
      },
      "name": {
        "type": "string",
        "description": "Staff's: whose it is."
      }
    },
    "required": [
      "id",
      "device",
      "openedAt",
      "lastUsedAt",
      "isThis"
    ],
    "description": "One browser in which somebody is signed in."
  },
  "Operator": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "type": {
        "$ref": "#/components/schemas/OperatorType"
      },
      "contactEmail": {
        "type": "string"
      },
      "contactPhone": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "specialties": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "rating": {
        "type": [
          "number",
          "null"
        ],
        "description": "0–5 in steps of 0.1"
      },
      "priceRange": {
        "$ref": "#/components/schemas/PriceRange"
      },
      "availability": {
        "type": "boolean"
      },
      "apiEndpoint": {
        "type": [
          "string",
          "null"
        ],
        "description": "only with method `api`"
      },
      "integrationMethod": {
        "$ref": "#/components/schemas/IntegrationMethod"
      },
      "commissionRate": {
        "type": [
          "number",
          "null"
        ],
        "description": "percent, in steps of 0.01"
      },
      "paymentTerms": {
        "type": "string"
      },
      "notes": {
        "type": "string"
      }
    },
    "required": [
      "id",
      "version",
      "name",
      "type",
      "contactEmail",
      "contactPhone",
      "location",
      "specialties",
      "rating",
      "priceRange",
      "availability",
      "apiEndpoint",
      "integrationMethod",
      "commissionRate",
      "paymentTerms",
      "notes"
    ]
  },
  "OperatorAnswer": {
    "type": "object",
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/OperatorAnswerKind"
      },
      "quotedPrice": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ],
        "description": "only with `price`, and required there"
      },
      "note": {
        "type": "string"
      },
      "name": {
        "type": "string",
        "description": "Who answers for the operator."
      }
    },
    "required": [
      "kind",
      "quotedPrice",
      "note",
      "name"
    ],
    "description": "What an operator answers by the link; taken once per request."
  },
  "OperatorAnswerKind": {
    "enum": [
      "available",
      "unavailable",
      "price"
    ]
  },
  "OperatorCall": {
    "type": "object",
    "properties": {
      "communicationId": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "bookingReference": {
        "type": "string"
      },
      "itemName": {
        "type": "string"
      },
      "operatorId": {
        "type": "integer"
      },
      "operatorName": {
        "type": "string"
      },
      "contactPhone": {
        "type": "string",
        "description": "may be empty"
      },
      "subject": {
        "type": "string"
      },
      "writtenAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "communicationId",
      "bookingId",
      "bookingReference",
      "itemName",
      "operatorId",
      "operatorName",
      "contactPhone",
      "subject",
      "writtenAt"
    ],
    "description": "A message that nothing sends and that nobody has told its operator by telephone yet."
  },
  "OperatorCalls": {
    "type": "object",
    "properties": {
      "count": {
        "type": "number"
      },
      "calls": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OperatorCall"
        }
      }
    },
    "required": [
      "count",
      "calls"
    ],
    "description": "All are counted; the first are listed, the longest waiting first."
  },
  "OperatorCapabilities": {
    "type": "object",
    "properties": {
      "version": {
        "type": "integer"
      },
      "rows": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OperatorCapability"
        }
      }
    },
    "required": [
      "version",
      "rows"
    ],
    "description": "All that an operator can do. `version` rises with every change of the set and is the ETag of edits."
  },
  "OperatorCapability": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "operatorId": {
        "type": "integer"
      },
      "capabilityType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      }
    },
    "required": [
      "id",
      "operatorId",
      "capabilityType",
      "itemId"
    ]
  },
  "OperatorClash": {
    "type": "object",
    "properties": {
      "operatorId": {
        "type": "integer"
      },
      "operatorName": {
        "type": "string"
      },
      "on": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "the first day in common"
      },
      "bookings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OfficeBooking"
        }
      }
    },
    "required": [
      "operatorId",
      "operatorName",
      "on",
      "bookings"
    ],
    "description": "Two trips of one operator that have a day in common."
  },
  "OperatorFields": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "type": {
        "$ref": "#/components/schemas/OperatorType"
      },
      "contactEmail": {
        "type": "string"
      },
      "contactPhone": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "specialties": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "rating": {
        "type": [
          "number",
          "null"
        ],
        "description": "0–5 in steps of 0.1"
      },
      "priceRange": {
        "$ref": "#/components/schemas/PriceRange"
      },
      "availability": {
        "type": "boolean"
      },
      "apiEndpoint": {
        "type": [
          "string",
          "null"
        ],
        "description": "only with method `api`"
      },
      "integrationMethod": {
        "$ref": "#/components/schemas/IntegrationMethod"
      },
      "commissionRate": {
        "type": [
          "number",
          "null"
        ],
        "description": "percent, in steps of 0.01"
      },
      "paymentTerms": {
        "type": "string"
      },
      "notes": {
        "type": "string"
      }
    },
    "required": [
      "name",
      "type",
      "contactEmail",
      "contactPhone",
      "location",
      "specialties",
      "rating",
      "priceRange",
      "availability",
      "apiEndpoint",
      "integrationMethod",
      "commissionRate",
      "paymentTerms",
      "notes"
    ]
  },
  "OperatorOffer": {
    "type": "object",
    "properties": {
      "operatorId": {
        "type": "integer"
      },
      "operatorName": {
        "type": "string"
      },
      "quotedPrice": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "operatorId",
      "operatorName",
      "quotedPrice"
    ],
    "description": "An operator who would take a booking."
  },
  "OperatorType": {
    "enum": [
      "hotel",
      "transport",
      "guide",
      "activity",
      "restaurant",
      "other"
    ]
  },
  "OperatorsExport": {
    "type": "object",
    "properties": {
      "bookingReference": {
        "type": "string"
      },
      "operatorName": {
        "type": "string"
      },
      "subject": {
        "type": "string"
      },
      "message": {
        "type": "string"
      },
      "sentAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "bookingReference",
      "operatorName",
      "subject",
      "message",
      "sentAt"
    ],
    "description": "What svc-operators told an operator about a booking of a customer."
  },
  "Outlook": {
    "type": "object",
    "properties": {
      "months": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DepartureTotal"
        }
      },
      "weeks": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DepartureTotal"
        }
      }
    },
    "required": [
      "months",
      "weeks"
    ],
    "description": "What departs by month and by week, the earliest first; a span without departures is there with zeros."
  },
  "OwedBooking": {
    "type": "object",
    "properties": {
      "owed": {
        "$ref": "#/components/schemas/Money"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "owed",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ],
    "description": "What we still hold that belongs to the customer: the refund of a cancelled booking, or what was paid beyond its price."
  },
  "Package": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "price": {
        "$ref": "#/components/schemas/Money",
        "description": "per person"
      },
      "duration": {
        "type": "number",
        "description": "days, at least 1"
      },
      "type": {
        "$ref": "#/components/schemas/PackageType"
      },
      "agency": {
        "type": "string"
      },
      "isPopular": {
        "enum": [
          0,
          1
        ]
      },
      "displayOrder": {
        "enum": [
          1,
          2,
          3,
          null
        ]
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "inclusions": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "attractionIds": {
        "type": "array",
        "items": {
          "type": "integer"
        }
      },
      "itinerary": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ItineraryDay"
        }
      },
      "providers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Provider"
        },
        "description": "For staff only: whom the office pays is not public. Empty for others, since the release before expects a list."
      }
    },
    "required": [
      "id",
      "version",
      "name",
      "description",
      "imageUrl",
      "location",
      "price",
      "duration",
      "type",
      "agency",
      "isPopular",
      "displayOrder",
      "highlights",
      "inclusions",
      "attractionIds",
      "itinerary",
      "providers"
    ],
    "description": "One safari package. `version` rises with every change and is the ETag of edits."
  },
  "PackageDetails": {
    "type": "object",
    "properties": {
      "translations": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Translation"
        }
      },
      "itinerary": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StagedDay"
        }
      },
      "page": {
        "$ref": "#/components/schemas/PackagePage"
      },
      "id": {
        "type": "integer"
      },
      "version": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "price": {
        "$ref": "#/components/schemas/Money",
        "description": "per person"
      },
      "duration": {
        "type": "number",
        "description": "days, at least 1"
      },
      "type": {
        "$ref": "#/components/schemas/PackageType"
      },
      "agency": {
        "type": "string"
      },
      "isPopular": {
        "enum": [
          0,
          1
        ]
      },
      "displayOrder": {
        "enum": [
          1,
          2,
          3,
          null
        ]
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "inclusions": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "attractionIds": {
        "type": "array",
        "items": {
          "type": "integer"
        }
      },
      "providers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Provider"
        },
        "description": "For staff only: whom the office pays is not public. Empty for others, since the release before expects a list."
      }
    },
    "required": [
      "translations",
      "itinerary",
      "page",
      "id",
      "version",
      "name",
      "description",
      "imageUrl",
      "location",
      "price",
      "duration",
      "type",
      "agency",
      "isPopular",
      "displayOrder",
      "highlights",
      "inclusions",
      "attractionIds",
      "providers"
    ],
    "description": "A package with all that its page tells, and all its translations."
  },
  "PackageFields": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "price": {
        "$ref": "#/components/schemas/Money",
        "description": "per person"
      },
      "duration": {
        "type": "number",
        "description": "days, at least 1"
      },
      "type": {
        "$ref": "#/components/schemas/PackageType"
      },
      "agency": {
        "type": "string"
      },
      "isPopular": {
        "enum": [
          0,
          1
        ]
      },
      "displayOrder": {
        "enum": [
          1,
          2,
          3,
          null
        ]
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "inclusions": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "attractionIds": {
        "type": "array",
        "items": {
          "type": "integer"
        }
      },
      "itinerary": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ItineraryDay"
        }
      },
      "providers": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Provider"
        },
        "description": "For staff only: whom the office pays is not public. Empty for others, since the release before expects a list."
      }
    },
    "required": [
      "name",
      "description",
      "imageUrl",
      "location",
      "price",
      "duration",
      "type",
      "agency",
      "isPopular",
      "displayOrder",
      "highlights",
      "inclusions",
      "attractionIds",
      "itinerary",
      "providers"
    ]
  },
  "PackagePage": {
    "type": "object",
    "properties": {
      "notIncluded": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "bestMonths": {
        "type": "array",
        "items": {
          "type": "number"
        },
        "description": "1 to 12, in order, like `closedMonths`; no month is both"
      },
      "closedMonths": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "seasons": {
        "type": "string"
      },
      "suits": {
        "$ref": "#/components/schemas/Suits"
      },
      "questions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Question"
        }
      },
      "guideIds": {
        "type": "array",
        "items": {
          "type": "integer"
        },
        "description": "Who may lead it, the likeliest first."
      }
    },
    "required": [
      "notIncluded",
      "bestMonths",
      "closedMonths",
      "seasons",
      "suits",
      "questions",
      "guideIds"
    ]
  },
  "PackageType": {
    "enum": [
      "luxury",
      "classic",
      "cultural",
      "adventure",
      "budget"
    ]
  },
  "PackageWords": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "inclusions": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "itinerary": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "day": {
              "type": "number",
              "description": "1, 2, 3 … without gaps"
            },
            "title": {
              "type": "string"
            },
            "description": {
              "type": "string"
            },
            "activities": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "accommodation": {
              "type": "string"
            },
            "meals": {
              "type": "string"
            },
            "videoUrl": {
              "type": "string"
            },
            "stage": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Stage"
                },
                {
                  "type": "null"
                }
              ],
              "description": "null where nobody has entered it"
            }
          },
          "required": [
            "day",
            "title",
            "description",
            "activities",
            "accommodation",
            "meals"
          ]
        }
      },
      "page": {
        "$ref": "#/components/schemas/PackagePage"
      }
    },
    "required": [
      "name",
      "description",
      "location",
      "highlights",
      "inclusions",
      "itinerary",
      "page"
    ]
  },
  "PageAnswer": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/PageDescription"
      },
      {
        "const": "missing"
      },
      {
        "const": "plain"
      }
    ],
    "description": "`missing`: nothing exists at this address; `plain`: something may exist, but cannot be described now."
  },
  "PageDescription": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string",
        "description": "Followed by the brand's name; without it only that is shown."
      },
      "description": {
        "type": "string",
        "description": "Without it the site's own is used."
      },
      "canonical": {
        "type": "string",
        "description": "Path and query of the one address under which it is known."
      },
      "drawnAs": {
        "type": "string",
        "description": "The address at which it is drawn, where that is not the canonical one."
      },
      "kind": {
        "enum": [
          "website",
          "article",
          "profile"
        ]
      },
      "card": {
        "$ref": "#/components/schemas/ShareCard",
        "description": "Without it the site's own is shown."
      },
      "data": {
        "type": "array",
        "items": {
          "type": "object",
          "additionalProperties": true
        },
        "description": "schema.org nodes, without their context."
      },
      "picture": {
        "$ref": "#/components/schemas/FirstPicture"
      }
    },
    "required": [
      "kind",
      "data"
    ],
    "description": "What a page says of itself to search engines and share cards."
  },
  "PageRequest": {
    "type": "object",
    "properties": {
      "route": {
        "type": "string",
        "description": "The route's path as the manifest has it."
      },
      "params": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        },
        "description": "Decoded; so is the query, in which each name counts once."
      },
      "query": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "origin": {
        "type": "string"
      },
      "brand": {
        "$ref": "#/components/schemas/Brand"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "data": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {}
        },
        "description": "The lists that the manifest reads, by their names; one that is unavailable now is missing."
      }
    },
    "required": [
      "route",
      "params",
      "query",
      "origin",
      "brand",
      "language",
      "data"
    ],
    "description": "What a remote's server half is asked about a page."
  },
  "Part": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "calls": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "url": {
              "type": "string",
              "description": "As the screen writes it; `:name` stands for that parameter of the route."
            },
            "numbers": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
            },
            "session": {
              "enum": [
                "customer",
                "staff"
              ],
              "description": "Made only by a browser with this session."
            },
            "bare": {
              "type": "boolean",
              "description": "Made only where the address has no query, which would ask for something else."
            }
          },
          "required": [
            "url"
          ]
        },
        "description": "The calls it makes wherever it is used."
      },
      "slot": {
        "$ref": "#/components/schemas/FrameSlot"
      },
      "scripts": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "styles": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "translations": {
        "type": "object",
        "properties": {
          "en": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "sw": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "description": "Its texts in a language that they do not come with."
      }
    },
    "required": [
      "name",
      "scripts",
      "styles"
    ],
    "description": "An exposed component."
  },
  "Passkey": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string",
        "description": "identifies it, but is no secret: nobody can sign in by it"
      },
      "name": {
        "type": "string",
        "description": "e.g. `Office laptop`"
      },
      "addedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "lastUsedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "id",
      "name",
      "addedAt",
      "lastUsedAt"
    ],
    "description": "One of a member's passkeys."
  },
  "PasskeyConfirmation": {
    "type": "object",
    "properties": {
      "credential": {
        "type": "object",
        "additionalProperties": true,
        "description": "the answer of one of their passkeys; absent where the OpenID provider has just confirmed it"
      }
    },
    "description": "Confirms that it is still the member."
  },
  "PasskeyOptions": {
    "type": "object",
    "properties": {
      "options": {
        "type": "object",
        "additionalProperties": true
      }
    },
    "required": [
      "options"
    ],
    "description": "What a browser's authenticator is asked: the options of WebAuthn Level 3, as JSON."
  },
  "PasskeySignIn": {
    "type": "object",
    "properties": {
      "credential": {
        "type": "object",
        "additionalProperties": true
      }
    },
    "required": [
      "credential"
    ],
    "description": "The authenticator's answer: the credential of WebAuthn Level 3, as JSON."
  },
  "Payment": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "state": {
        "enum": [
          "received",
          "reconciled",
          "voided"
        ],
        "description": "received = money has arrived, reconciled = all of it is matched in the trust account, voided = the line that `voids` names was an error: money that never came, or was not matched"
      },
      "recordedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "receivedOn": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "The day on which the money arrived."
      },
      "reference": {
        "type": "string",
        "description": "The bank's reference; empty where none was noted, and where a customer reads a line that was voided."
      },
      "voids": {
        "type": [
          "number",
          "null"
        ]
      },
      "reason": {
        "type": "string",
        "description": "Why it was voided, for staff."
      },
      "late": {
        "type": "boolean",
        "description": "Recorded after the booking was cancelled: all of it is owed to the customer."
      }
    },
    "required": [
      "id",
      "bookingId",
      "amount",
      "state",
      "recordedAt",
      "receivedOn",
      "reference",
      "voids",
      "reason"
    ],
    "description": "A line of a booking's ledger, which is never changed."
  },
  "PaymentLine": {
    "anyOf": [
      {
        "enum": [
          "received",
          "reconciled",
          "voided"
        ]
      },
      {
        "const": "unreconciled"
      }
    ],
    "description": "The kind of a line; `unreconciled` is the counter-entry to a reconciliation."
  },
  "PhoneFault": {
    "enum": [
      "missing",
      "country",
      "invalid"
    ]
  },
  "PictureSet": {
    "type": "object",
    "properties": {
      "wide": {
        "type": "string",
        "description": "At most 1920 wide; drawn pictures are 1920 × 1280"
      },
      "portrait": {
        "type": [
          "string",
          "null"
        ],
        "description": "960 × 1200, composed for phones; only where one exists"
      },
      "share": {
        "type": [
          "string",
          "null"
        ],
        "description": "1200 × 630, PNG or JPEG, for share cards; only where one exists"
      },
      "scaled": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "url": {
              "type": "string"
            },
            "width": {
              "type": "number",
              "description": "pixels"
            }
          },
          "required": [
            "url",
            "width"
          ]
        },
        "description": "The same picture in several widths, narrowest first and `wide` last; empty where there is only one"
      }
    },
    "required": [
      "wide",
      "portrait",
      "share",
      "scaled"
    ],
    "description": "The forms in which one of our own pictures is served."
  },
  "Place": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "latitude": {
        "type": "number"
      },
      "longitude": {
        "type": "number"
      }
    },
    "required": [
      "name",
      "latitude",
      "longitude"
    ],
    "description": "A place on the map, in degrees as maps write them."
  },
  "PlaceBooking": {
    "type": "object",
    "properties": {
      "bookingType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      },
      "totalPrice": {
        "$ref": "#/components/schemas/Money",
        "description": "What the customer saw; refused with 409 `price_changed` when the server's own price differs."
      },
      "termsVersion": {
        "type": "string",
        "description": "Of the cancellation terms that the customer read; refused with 409 `terms_changed` when others hold by now."
      },
      "customerName": {
        "type": "string"
      },
      "customerEmail": {
        "type": "string"
      },
      "customerPhone": {
        "type": "string"
      },
      "numberOfTravelers": {
        "type": "number"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "specialRequests": {
        "type": "string"
      }
    },
    "required": [
      "bookingType",
      "itemId",
      "totalPrice",
      "customerName",
      "customerEmail",
      "customerPhone",
      "numberOfTravelers",
      "preferredDate",
      "specialRequests"
    ]
  },
  "PlainDate": {
    "type": "string",
    "format": "date",
    "description": "A calendar day without a clock, `YYYY-MM-DD`."
  },
  "PostMessage": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string",
        "description": "plain text, never markup"
      }
    },
    "required": [
      "text"
    ]
  },
  "PostReview": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "overallRating": {
        "type": "number",
        "description": "1–5"
      },
      "title": {
        "type": "string"
      },
      "reviewText": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "recommendations": {
        "type": "string"
      },
      "wouldRecommend": {
        "type": "boolean"
      }
    },
    "required": [
      "bookingId",
      "overallRating",
      "title",
      "reviewText",
      "highlights",
      "recommendations",
      "wouldRecommend"
    ]
  },
  "PostTripUpdate": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "updateType": {
        "$ref": "#/components/schemas/UpdateType"
      },
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "dayNumber": {
        "type": "number",
        "description": "≥ 1"
      },
      "isVisible": {
        "type": "boolean",
        "description": "shown to the traveler"
      }
    },
    "required": [
      "bookingId",
      "updateType",
      "title",
      "description",
      "location",
      "dayNumber",
      "isVisible"
    ]
  },
  "PriceRange": {
    "enum": [
      "budget",
      "mid-range",
      "luxury"
    ]
  },
  "PriceRule": {
    "enum": [
      "kept",
      "today",
      "percent",
      "agreed"
    ]
  },
  "PricedBy": {
    "type": "object",
    "properties": {
      "priceRule": {
        "$ref": "#/components/schemas/PriceRule"
      },
      "pricePercent": {
        "type": [
          "number",
          "null"
        ]
      },
      "booked": {
        "$ref": "#/components/schemas/Money",
        "description": "what holds now"
      },
      "priceToday": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ],
        "description": "what the item costs today; null where it is not sold"
      },
      "agreed": {
        "$ref": "#/components/schemas/Money",
        "description": "what was agreed with the customer"
      }
    },
    "required": [
      "priceRule",
      "pricePercent",
      "booked",
      "priceToday",
      "agreed"
    ]
  },
  "PrivacyFile": {
    "type": "object",
    "properties": {
      "savedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "account": {
        "$ref": "#/components/schemas/AccountExport"
      },
      "bookings": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/BookingExport"
        }
      },
      "operators": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OperatorsExport"
        }
      }
    },
    "required": [
      "savedAt",
      "account",
      "bookings",
      "operators"
    ],
    "description": "The file that a customer saves."
  },
  "Problem": {
    "type": "object",
    "properties": {
      "status": {
        "type": "number"
      },
      "title": {
        "type": "string"
      },
      "detail": {
        "type": "string",
        "description": "A sentence that a person can read."
      },
      "code": {
        "type": "string",
        "description": "Stable, for programs: `validation`, `not_found`, `price_changed`, …"
      },
      "errors": {
        "type": "object",
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "description": "Per field of the form (dotted path), the reasons for the refusal."
      },
      "requestId": {
        "type": "string",
        "description": "Names the request in the logs."
      },
      "traceId": {
        "type": "string",
        "description": "With 5xx only: identifies everything that the same action caused, in logs and in collected traces."
      }
    },
    "required": [
      "status",
      "title",
      "detail",
      "code"
    ],
    "additionalProperties": true,
    "description": "RFC 9457 `application/problem+json`."
  },
  "Provider": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "type": {
        "$ref": "#/components/schemas/ProviderType"
      },
      "description": {
        "type": "string"
      },
      "pricePerUnit": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Money"
          },
          {
            "type": "null"
          }
        ]
      },
      "availability": {
        "$ref": "#/components/schemas/ProviderAvailability"
      },
      "contactInfo": {
        "type": "string"
      },
      "rating": {
        "type": [
          "number",
          "null"
        ],
        "description": "1–5 with one decimal at most"
      }
    },
    "required": [
      "id",
      "name",
      "type",
      "description",
      "pricePerUnit",
      "availability",
      "contactInfo",
      "rating"
    ]
  },
  "ProviderAddress": {
    "type": "object",
    "properties": {
      "address": {
        "type": "string"
      }
    },
    "required": [
      "address"
    ],
    "description": "The address at the OpenID provider to which the browser goes on."
  },
  "ProviderAvailability": {
    "enum": [
      "available",
      "limited",
      "unavailable"
    ]
  },
  "ProviderType": {
    "enum": [
      "hotel",
      "transport",
      "activity",
      "restaurant",
      "guide"
    ]
  },
  "PublicReview": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "traveler": {
        "type": "string",
        "description": "As {@link publishedName} returns it."
      },
      "traveledIn": {
        "type": "string",
        "description": "The month of the trip, `YYYY-MM`."
      },
      "createdAt": {
        "type": "string"
      },
      "reply": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/ReviewReply"
          },
          {
            "type": "null"
          }
        ]
      },
      "title": {
        "type": "string"
      },
      "highlights": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "overallRating": {
        "type": "number",
        "description": "1–5"
      },
      "reviewText": {
        "type": "string"
      },
      "recommendations": {
        "type": "string"
      },
      "wouldRecommend": {
        "type": "boolean"
      }
    },
    "required": [
      "id",
      "traveler",
      "traveledIn",
      "createdAt",
      "reply",
      "title",
      "highlights",
      "overallRating",
      "reviewText",
      "recommendations",
      "wouldRecommend"
    ],
    "description": "A published review."
  },
  "Question": {
    "type": "object",
    "properties": {
      "question": {
        "type": "string"
      },
      "answer": {
        "type": "string"
      }
    },
    "required": [
      "question",
      "answer"
    ]
  },
  "QuietTrip": {
    "type": "object",
    "properties": {
      "currentDay": {
        "type": "number"
      },
      "totalDays": {
        "type": "number"
      },
      "lastNewsAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601; null where nobody has written anything yet"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "currentDay",
      "totalDays",
      "lastNewsAt",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ]
  },
  "ReadPhone": {
    "type": "object",
    "description": "Parses a number with its country code, as libphonenumber does; it is passed in, since contracts has no dependencies."
  },
  "ReadText": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string"
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      }
    },
    "required": [
      "text",
      "language"
    ],
    "description": "A text as its reader gets it, and its language."
  },
  "Readiness": {
    "type": "object",
    "properties": {
      "status": {
        "enum": [
          "ok",
          "degraded",
          "unavailable"
        ]
      },
      "checks": {
        "type": "object",
        "additionalProperties": {
          "enum": [
            "down",
            "up"
          ]
        }
      }
    },
    "required": [
      "status",
      "checks"
    ],
    "description": "`GET /readyz`: whether the process can serve, and the state of each part that it needs. A `degraded` process serves although a part is down that it can do without for a time."
  },
  "ReassignOperator": {
    "type": "object",
    "properties": {
      "operatorId": {
        "type": "integer"
      },
      "reason": {
        "type": "string",
        "description": "for the history alone"
      }
    },
    "required": [
      "operatorId",
      "reason"
    ],
    "description": "An operator takes over a trip from another one."
  },
  "RecordPayment": {
    "type": "object",
    "properties": {
      "amount": {
        "$ref": "#/components/schemas/Money",
        "description": "What arrived: all of what is due, a part or more."
      },
      "receivedOn": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "reference": {
        "type": "string"
      },
      "due": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as due; refused with 409 `price_changed` when it is another amount by now."
      },
      "owed": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as owed to the customer of a cancelled booking; without it nothing is recorded for one."
      },
      "over": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as overpaid of a booking that is not cancelled; refused with 409 `price_changed` when it is another amount by now. Without it at most what is due is recorded."
      }
    },
    "required": [
      "amount",
      "receivedOn",
      "reference",
      "due"
    ]
  },
  "RecordRefund": {
    "type": "object",
    "properties": {
      "refundedOn": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "reference": {
        "type": "string"
      },
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as owed; refused with 409 `price_changed` when it is another amount by now; the release before lacks it."
      }
    },
    "required": [
      "refundedOn",
      "reference"
    ],
    "description": "That the refund has left the trust account."
  },
  "RecordRepayment": {
    "type": "object",
    "properties": {
      "amount": {
        "$ref": "#/components/schemas/Money",
        "description": "At most what is owed."
      },
      "repaidOn": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "reference": {
        "type": "string"
      },
      "owed": {
        "$ref": "#/components/schemas/Money",
        "description": "What staff saw as owed; refused with 409 `price_changed` when it is another amount by now."
      }
    },
    "required": [
      "amount",
      "repaidOn",
      "reference",
      "owed"
    ]
  },
  "RefundState": {
    "enum": [
      "none",
      "owed",
      "paid"
    ]
  },
  "RemoteEntry": {
    "type": "object",
    "properties": {
      "entry": {
        "type": "string",
        "description": "A path of the product's own origin."
      },
      "unknown": {
        "type": "boolean",
        "description": "Its manifest cannot be read or used, so its routes are not known."
      },
      "routes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "title": {
              "$ref": "#/components/schemas/LocalizedText",
              "description": "The document's title until the screen sets a more specific one; without it only the brand's name is shown."
            },
            "path": {
              "type": "string",
              "description": "As react-router writes it: `/art/:id`; `*` is any path that nobody owns, which only the shell may name."
            },
            "frame": {
              "$ref": "#/components/schemas/Frame"
            }
          },
          "required": [
            "path",
            "frame"
          ]
        }
      },
      "slots": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "slot": {
              "$ref": "#/components/schemas/FrameSlot"
            },
            "part": {
              "type": "string"
            }
          },
          "required": [
            "slot",
            "part"
          ]
        }
      },
      "name": {
        "type": "string"
      },
      "density": {
        "const": "dense",
        "description": "The spacing of its screens."
      },
      "navigation": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "area": {
              "$ref": "#/components/schemas/NavigationArea"
            },
            "to": {
              "type": "string",
              "description": "A path of this site, with query and hash."
            },
            "text": {
              "$ref": "#/components/schemas/LocalizedText"
            },
            "icon": {
              "type": "string",
              "description": "The name of an icon of the shell; one that it does not have is drawn as a dot."
            },
            "order": {
              "type": "number",
              "description": "Lower ones come first, whoever brings them."
            }
          },
          "required": [
            "area",
            "to",
            "text",
            "order"
          ]
        }
      }
    },
    "required": [
      "entry",
      "routes",
      "slots",
      "name",
      "navigation"
    ],
    "description": "One remote as the shell gets it from `/remotes.json`."
  },
  "RemoteManifest": {
    "type": "object",
    "properties": {
      "version": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "density": {
        "const": "dense",
        "description": "The spacing of its screens."
      },
      "description": {
        "$ref": "#/components/schemas/LocalizedText",
        "description": "The description of its pages that have none of their own."
      },
      "routes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "path": {
              "type": "string",
              "description": "As react-router writes it: `/art/:id`; `*` is any path that nobody owns, which only the shell may name."
            },
            "frame": {
              "$ref": "#/components/schemas/Frame"
            },
            "title": {
              "$ref": "#/components/schemas/LocalizedText",
              "description": "The document's title until the screen sets a more specific one; without it only the brand's name is shown."
            },
            "indexed": {
              "type": "boolean",
              "description": "Search engines may index it."
            },
            "onlyWhere": {
              "type": "string",
              "description": "An API path that answers GET with 404 where the page does not exist; `:name` stands for that parameter of the route."
            },
            "unindexedQueries": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Query parameters with which search engines must not index it."
            },
            "calls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "url": {
                    "type": "string",
                    "description": "As the screen writes it; `:name` stands for that parameter of the route."
                  },
                  "numbers": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                  },
                  "session": {
                    "enum": [
                      "customer",
                      "staff"
                    ],
                    "description": "Made only by a browser with this session."
                  },
                  "bare": {
                    "type": "boolean",
                    "description": "Made only where the address has no query, which would ask for something else."
                  }
                },
                "required": [
                  "url"
                ]
              }
            },
            "callsByQuery": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "query": {
                    "type": "string"
                  },
                  "calls": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "properties": {
                        "url": {
                          "type": "string",
                          "description": "As the screen writes it; `:name` stands for that parameter of the route."
                        },
                        "numbers": {
                          "type": "array",
                          "items": {
                            "type": "string"
                          },
                          "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                        },
                        "session": {
                          "enum": [
                            "customer",
                            "staff"
                          ],
                          "description": "Made only by a browser with this session."
                        },
                        "bare": {
                          "type": "boolean",
                          "description": "Made only where the address has no query, which would ask for something else."
                        }
                      },
                      "required": [
                        "url"
                      ]
                    },
                    "description": "`:name` stands for the value of the query, too."
                  },
                  "files": {
                    "$ref": "#/components/schemas/NeededFiles",
                    "description": "The files of what then opens over the screen; only for a browser with the sessions that its calls need."
                  }
                },
                "required": [
                  "query",
                  "calls"
                ]
              },
              "description": "The first of these whose name the query has applies; what is asked for with any query stands in `calls`."
            },
            "embeds": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "remote": {
                    "type": "string"
                  },
                  "part": {
                    "type": "string"
                  },
                  "later": {
                    "type": "boolean",
                    "description": "It stands below the first screen."
                  }
                },
                "required": [
                  "remote",
                  "part"
                ]
              }
            },
            "reads": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string",
                    "description": "What the server half calls it."
                  },
                  "url": {
                    "type": "string"
                  },
                  "query": {
                    "type": "string",
                    "description": "Given only where the address has this name in its query."
                  }
                },
                "required": [
                  "name",
                  "url"
                ]
              }
            },
            "drawn": {
              "type": "boolean",
              "description": "Its page is drawn on the server, alike for all who read one language."
            },
            "drawnQueries": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Query parameters with which the page may also be drawn, besides those of `reads`, where its description names such an address in `drawnAs`."
            },
            "files": {
              "$ref": "#/components/schemas/NeededFiles",
              "description": "What its screen needs besides its remote's `App`, where it has a file of its own."
            }
          },
          "required": [
            "path",
            "frame",
            "indexed"
          ]
        }
      },
      "navigation": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "area": {
              "$ref": "#/components/schemas/NavigationArea"
            },
            "to": {
              "type": "string",
              "description": "A path of this site, with query and hash."
            },
            "text": {
              "$ref": "#/components/schemas/LocalizedText"
            },
            "icon": {
              "type": "string",
              "description": "The name of an icon of the shell; one that it does not have is drawn as a dot."
            },
            "order": {
              "type": "number",
              "description": "Lower ones come first, whoever brings them."
            }
          },
          "required": [
            "area",
            "to",
            "text",
            "order"
          ]
        }
      },
      "parts": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "calls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "url": {
                    "type": "string",
                    "description": "As the screen writes it; `:name` stands for that parameter of the route."
                  },
                  "numbers": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                  },
                  "session": {
                    "enum": [
                      "customer",
                      "staff"
                    ],
                    "description": "Made only by a browser with this session."
                  },
                  "bare": {
                    "type": "boolean",
                    "description": "Made only where the address has no query, which would ask for something else."
                  }
                },
                "required": [
                  "url"
                ]
              },
              "description": "The calls it makes wherever it is used."
            },
            "slot": {
              "$ref": "#/components/schemas/FrameSlot"
            },
            "scripts": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "styles": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "translations": {
              "type": "object",
              "properties": {
                "en": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "sw": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              },
              "description": "Its texts in a language that they do not come with."
            }
          },
          "required": [
            "name",
            "scripts",
            "styles"
          ]
        }
      },
      "frames": {
        "type": "object",
        "properties": {
          "staff": {
            "type": "object",
            "properties": {
              "scripts": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "styles": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "translations": {
                "type": "object",
                "properties": {
                  "en": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "sw": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                },
                "description": "Its texts in a language that they do not come with."
              }
            },
            "required": [
              "scripts",
              "styles"
            ]
          },
          "public": {
            "type": "object",
            "properties": {
              "scripts": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "styles": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "translations": {
                "type": "object",
                "properties": {
                  "en": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "sw": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                },
                "description": "Its texts in a language that they do not come with."
              }
            },
            "required": [
              "scripts",
              "styles"
            ]
          },
          "plain": {
            "type": "object",
            "properties": {
              "scripts": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "styles": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "translations": {
                "type": "object",
                "properties": {
                  "en": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "sw": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                },
                "description": "Its texts in a language that they do not come with."
              }
            },
            "required": [
              "scripts",
              "styles"
            ]
          }
        },
        "description": "The shell's: what a frame needs besides the shell's page."
      },
      "server": {
        "type": "string",
        "description": "The file beside it that describes its pages on the server."
      },
      "screens": {
        "type": "string",
        "description": "The file beside it that draws its parts on the server; the shell's draws whole pages."
      },
      "boot": {
        "type": "string",
        "description": "The shell's script that starts the others once a drawn page is shown."
      }
    },
    "required": [
      "version",
      "name",
      "routes",
      "navigation",
      "parts"
    ],
    "description": "`manifest.json`: what the build of a remote, or of the shell, says of itself."
  },
  "ReopenBooking": {
    "type": "object",
    "properties": {
      "reason": {
        "type": "string"
      }
    },
    "required": [
      "reason"
    ],
    "description": "Opens a completed trip again; its customer reads the reason where the thanks for it may have left."
  },
  "Repayment": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/components/schemas/Money"
      },
      "state": {
        "enum": [
          "repaid",
          "voided"
        ],
        "description": "repaid = the money has left the trust account, voided = the line that `voids` names was an error"
      },
      "recordedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "repaidOn": {
        "$ref": "#/components/schemas/PlainDate",
        "description": "The day on which the money left."
      },
      "reference": {
        "type": "string",
        "description": "The bank's reference; empty where a customer reads a line that was voided."
      },
      "voids": {
        "type": [
          "number",
          "null"
        ]
      },
      "reason": {
        "type": "string",
        "description": "Why it was voided, for staff."
      },
      "late": {
        "type": "boolean",
        "description": "Recorded after the booking was cancelled."
      }
    },
    "required": [
      "id",
      "bookingId",
      "amount",
      "state",
      "recordedAt",
      "repaidOn",
      "reference",
      "voids",
      "reason"
    ],
    "description": "Money that went back to a customer who had paid more than the trip costs now, or whose money came after the booking was cancelled: a line of the ledger, never changed."
  },
  "ReplyToReview": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string"
      }
    },
    "required": [
      "text"
    ]
  },
  "RequestErasure": {
    "type": "object",
    "properties": {
      "confirmation": {
        "type": "string",
        "description": "The account's e-mail address, typed by its customer."
      }
    },
    "required": [
      "confirmation"
    ]
  },
  "RequestStatus": {
    "enum": [
      "pending",
      "confirmed",
      "unavailable",
      "pricing_pending"
    ]
  },
  "ReviewReply": {
    "type": "object",
    "properties": {
      "text": {
        "type": "string"
      },
      "at": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "text",
      "at"
    ],
    "description": "What the office wrote below it."
  },
  "ReviewSummary": {
    "type": "object",
    "properties": {
      "bookingType": {
        "$ref": "#/components/schemas/BookingType"
      },
      "itemId": {
        "type": "integer"
      },
      "invited": {
        "type": "number",
        "description": "Completed trips: each traveler may write once."
      },
      "answered": {
        "type": "number"
      },
      "withheld": {
        "type": "number"
      },
      "rating": {
        "type": [
          "number",
          "null"
        ],
        "description": "The mean of the published ones with one decimal; null where there is none."
      }
    },
    "required": [
      "bookingType",
      "itemId",
      "invited",
      "answered",
      "withheld",
      "rating"
    ],
    "description": "What is known of an item's reviews: all who could write, all who did, and all that the public does not see."
  },
  "Route": {
    "type": "object",
    "properties": {
      "path": {
        "type": "string",
        "description": "As react-router writes it: `/art/:id`; `*` is any path that nobody owns, which only the shell may name."
      },
      "frame": {
        "$ref": "#/components/schemas/Frame"
      },
      "title": {
        "$ref": "#/components/schemas/LocalizedText",
        "description": "The document's title until the screen sets a more specific one; without it only the brand's name is shown."
      },
      "indexed": {
        "type": "boolean",
        "description": "Search engines may index it."
      },
      "onlyWhere": {
        "type": "string",
        "description": "An API path that answers GET with 404 where the page does not exist; `:name` stands for that parameter of the route."
      },
      "unindexedQueries": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Query parameters with which search engines must not index it."
      },
      "calls": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "url": {
              "type": "string",
              "description": "As the screen writes it; `:name` stands for that parameter of the route."
            },
            "numbers": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
            },
            "session": {
              "enum": [
                "customer",
                "staff"
              ],
              "description": "Made only by a browser with this session."
            },
            "bare": {
              "type": "boolean",
              "description": "Made only where the address has no query, which would ask for something else."
            }
          },
          "required": [
            "url"
          ]
        }
      },
      "callsByQuery": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "query": {
              "type": "string"
            },
            "calls": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "url": {
                    "type": "string",
                    "description": "As the screen writes it; `:name` stands for that parameter of the route."
                  },
                  "numbers": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Parameters that are read as a number: `/art/5-red` asks for 5, `/art/red` for nothing."
                  },
                  "session": {
                    "enum": [
                      "customer",
                      "staff"
                    ],
                    "description": "Made only by a browser with this session."
                  },
                  "bare": {
                    "type": "boolean",
                    "description": "Made only where the address has no query, which would ask for something else."
                  }
                },
                "required": [
                  "url"
                ]
              },
              "description": "`:name` stands for the value of the query, too."
            },
            "files": {
              "$ref": "#/components/schemas/NeededFiles",
              "description": "The files of what then opens over the screen; only for a browser with the sessions that its calls need."
            }
          },
          "required": [
            "query",
            "calls"
          ]
        },
        "description": "The first of these whose name the query has applies; what is asked for with any query stands in `calls`."
      },
      "embeds": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "remote": {
              "type": "string"
            },
            "part": {
              "type": "string"
            },
            "later": {
              "type": "boolean",
              "description": "It stands below the first screen."
            }
          },
          "required": [
            "remote",
            "part"
          ]
        }
      },
      "reads": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "description": "What the server half calls it."
            },
            "url": {
              "type": "string"
            },
            "query": {
              "type": "string",
              "description": "Given only where the address has this name in its query."
            }
          },
          "required": [
            "name",
            "url"
          ]
        }
      },
      "drawn": {
        "type": "boolean",
        "description": "Its page is drawn on the server, alike for all who read one language."
      },
      "drawnQueries": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Query parameters with which the page may also be drawn, besides those of `reads`, where its description names such an address in `drawnAs`."
      },
      "files": {
        "$ref": "#/components/schemas/NeededFiles",
        "description": "What its screen needs besides its remote's `App`, where it has a file of its own."
      }
    },
    "required": [
      "path",
      "frame",
      "indexed"
    ],
    "description": "A path that a remote owns."
  },
  "RunningTrip": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "reference": {
        "type": "string"
      },
      "itemName": {
        "type": "string"
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      }
    },
    "required": [
      "bookingId",
      "reference",
      "itemName",
      "preferredDate"
    ],
    "description": "A trip for which its operator cannot be deleted; a refused deletion lists them under `trips`."
  },
  "ScaledPicture": {
    "type": "object",
    "properties": {
      "url": {
        "type": "string"
      },
      "width": {
        "type": "number",
        "description": "pixels"
      }
    },
    "required": [
      "url",
      "width"
    ]
  },
  "SearchSpelling": {
    "type": "object",
    "properties": {
      "search": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "search"
    ],
    "description": "The likely spelling of a search that finds nothing; null where no name is similar."
  },
  "SendCommunication": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "operatorId": {
        "type": "integer"
      },
      "communicationType": {
        "const": "manual"
      },
      "direction": {
        "const": "outbound"
      },
      "subject": {
        "type": "string"
      },
      "message": {
        "type": "string"
      },
      "status": {
        "$ref": "#/components/schemas/CommunicationStatus"
      }
    },
    "required": [
      "bookingId",
      "operatorId",
      "communicationType",
      "direction",
      "subject",
      "message",
      "status"
    ],
    "description": "What staff send by hand; the server decides direction, type and status whatever a client claims."
  },
  "SendInvoice": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "emails": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "first": {
        "const": true,
        "description": "Only where no invoice stands yet; refused with 409 where one was issued meanwhile."
      }
    },
    "required": [
      "bookingId",
      "emails"
    ]
  },
  "SessionEnd": {
    "type": "object",
    "properties": {
      "inSeconds": {
        "type": "number"
      },
      "final": {
        "type": "boolean",
        "description": "Whether it is the longest that a session may last, which use does not extend."
      }
    },
    "required": [
      "inSeconds",
      "final"
    ],
    "description": "When a session ends, seen from now."
  },
  "SessionEnds": {
    "type": "object",
    "properties": {
      "customer": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/SessionEnd"
          },
          {
            "type": "null"
          }
        ]
      },
      "staff": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/SessionEnd"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "customer",
      "staff"
    ],
    "description": "When the sessions of a browser end if it is not used; `null` for one that it does not have."
  },
  "Settlement": {
    "type": "object",
    "properties": {
      "refund": {
        "$ref": "#/components/schemas/Money",
        "description": "What the customer gets back."
      },
      "paid": {
        "$ref": "#/components/schemas/Money",
        "description": "What had arrived for the booking."
      },
      "kept": {
        "$ref": "#/components/schemas/Money",
        "description": "What stays with us, never more than was paid."
      }
    },
    "required": [
      "refund",
      "paid",
      "kept"
    ],
    "description": "What became of the money that had been paid."
  },
  "ShareCard": {
    "type": "object",
    "properties": {
      "image": {
        "type": "string",
        "description": "An address in full."
      },
      "alt": {
        "type": "string"
      },
      "drawn": {
        "type": "boolean",
        "description": "It has the size of our own cards, 1200 × 630."
      }
    },
    "required": [
      "image",
      "alt",
      "drawn"
    ]
  },
  "SignInProblem": {
    "enum": [
      "cancelled",
      "not-started",
      "unverified",
      "other-account",
      "unavailable",
      "failed"
    ]
  },
  "SignedIdentity": {
    "type": "object",
    "properties": {
      "token": {
        "type": [
          "string",
          "null"
        ],
        "description": "for the services, `null` for a visitor"
      },
      "identity": {
        "$ref": "#/components/schemas/Identity"
      }
    },
    "required": [
      "token",
      "identity"
    ],
    "description": "What svc-auth gives the gateway for the ids in a browser's session cookies."
  },
  "SignedIn": {
    "type": "object",
    "properties": {
      "success": {
        "const": true
      }
    },
    "required": [
      "success"
    ],
    "description": "The password was right; the session is in the cookie."
  },
  "StaffDuty": {
    "enum": [
      "read",
      "office",
      "money",
      "trips",
      "members"
    ],
    "description": "What the office does: `read` what there is, the `office`'s work with customers and operators, `money`, `trips` under way, and who belongs to it (`members`)."
  },
  "StaffInvitation": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      }
    },
    "required": [
      "name",
      "email",
      "role"
    ],
    "description": "What the bearer of a link is invited to."
  },
  "StaffInvitationLink": {
    "type": "object",
    "properties": {
      "member": {
        "$ref": "#/components/schemas/StaffMember"
      },
      "link": {
        "type": "string"
      }
    },
    "required": [
      "member",
      "link"
    ],
    "description": "Whoever has the link can join as that member; it is returned once, and only its hash is stored."
  },
  "StaffMember": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string",
        "description": "lower case"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      },
      "state": {
        "enum": [
          "invited",
          "active"
        ],
        "description": "`invited` until they have a passkey or an account to sign in by"
      },
      "hasAccount": {
        "type": "boolean",
        "description": "whether they sign in by their account at the OpenID provider; the release before lacks it"
      },
      "version": {
        "type": "integer",
        "description": "of name and role; the release before lacks it"
      },
      "invitedUntil": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601; when the link of their invitation expires, `null` where none is open"
      },
      "lastUsedAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "id",
      "name",
      "email",
      "role",
      "state",
      "invitedUntil",
      "lastUsedAt"
    ],
    "description": "One of the office, who signs in as themselves."
  },
  "StaffRole": {
    "enum": [
      "owner",
      "staff",
      "accountant",
      "guide"
    ]
  },
  "StaffSession": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "description": "`Staff` behind the shared password"
      },
      "role": {
        "$ref": "#/components/schemas/StaffRole"
      },
      "memberId": {
        "type": [
          "string",
          "null"
        ],
        "description": "of whoever signed in as themselves"
      }
    },
    "required": [
      "name",
      "role",
      "memberId"
    ],
    "description": "Who of the office uses this browser."
  },
  "StaffSignInWays": {
    "type": "object",
    "properties": {
      "account": {
        "type": "boolean",
        "description": "by the account at the OpenID provider that they have joined by"
      }
    },
    "required": [
      "account"
    ],
    "description": "How members may sign in besides their passkeys."
  },
  "StaffSignIns": {
    "type": "object",
    "properties": {
      "refused": {
        "type": "number"
      },
      "addresses": {
        "type": "number",
        "description": "how many different ones they came from"
      },
      "since": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "latest": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, of the latest of them; absent where there is none, and from the release before"
      }
    },
    "required": [
      "refused",
      "addresses",
      "since"
    ],
    "description": "How many attempts at the staff password failed since staff last signed in, before this session."
  },
  "Stage": {
    "type": "object",
    "properties": {
      "places": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StagePlace"
        },
        "description": "In the order of the day; the last is where the night is spent."
      },
      "drivingHours": {
        "type": [
          "number",
          "null"
        ]
      },
      "walkingHours": {
        "type": [
          "number",
          "null"
        ]
      },
      "imageUrl": {
        "type": "string",
        "description": "Empty where the day has none of its own."
      }
    },
    "required": [
      "places",
      "drivingHours",
      "walkingHours",
      "imageUrl"
    ],
    "description": "Where a day of a package leads, and its hours on the road and on foot."
  },
  "StagePlace": {
    "type": "object",
    "properties": {
      "by": {
        "$ref": "#/components/schemas/TravelWay"
      },
      "name": {
        "type": "string"
      },
      "latitude": {
        "type": "number"
      },
      "longitude": {
        "type": "number"
      }
    },
    "required": [
      "by",
      "name",
      "latitude",
      "longitude"
    ]
  },
  "StagedDay": {
    "type": "object",
    "properties": {
      "stage": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/Stage"
          },
          {
            "type": "null"
          }
        ],
        "description": "null where nobody has entered it"
      },
      "day": {
        "type": "number",
        "description": "1, 2, 3 … without gaps"
      },
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "activities": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "accommodation": {
        "type": "string"
      },
      "meals": {
        "type": "string"
      },
      "videoUrl": {
        "type": "string"
      }
    },
    "required": [
      "stage",
      "day",
      "title",
      "description",
      "activities",
      "accommodation",
      "meals"
    ]
  },
  "StartDateFault": {
    "enum": [
      "past",
      "late"
    ]
  },
  "StepRange": {
    "type": "object",
    "properties": {
      "min": {
        "type": "number"
      },
      "max": {
        "type": "number"
      },
      "step": {
        "type": "number"
      }
    },
    "required": [
      "min",
      "max",
      "step"
    ],
    "description": "A number that a form takes in steps, e.g. 4.5 stars."
  },
  "Suits": {
    "type": "object",
    "properties": {
      "minimumAge": {
        "type": [
          "number",
          "null"
        ]
      },
      "fitness": {
        "$ref": "#/components/schemas/Difficulty"
      },
      "effort": {
        "type": "string"
      },
      "health": {
        "type": "string"
      },
      "access": {
        "type": "string"
      }
    },
    "required": [
      "minimumAge",
      "fitness",
      "effort",
      "health",
      "access"
    ],
    "description": "Whom a journey suits; empty texts say nothing."
  },
  "Tag": {
    "enum": [
      "Package",
      "Attraction",
      "Artwork",
      "Artist",
      "Guide",
      "Booking",
      "BookingSummary",
      "Money",
      "Trip",
      "TripUpdate",
      "Review",
      "Operator",
      "Capability",
      "Communication",
      "AvailabilityRequest",
      "Message",
      "History"
    ]
  },
  "TakeBackAnswer": {
    "type": "object",
    "properties": {
      "response": {
        "type": "string",
        "description": "What it said."
      }
    },
    "required": [
      "response"
    ],
    "description": "An operator takes its yes back, or its price."
  },
  "Terms": {
    "type": "object",
    "properties": {
      "page": {
        "$ref": "#/components/schemas/TermsPage"
      },
      "since": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "until": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/PlainDate"
          },
          {
            "type": "null"
          }
        ],
        "description": "The day on which another version took over; null for the one that holds."
      },
      "versions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PlainDate"
        },
        "description": "The days on which it began to say something else, the latest first."
      },
      "text": {
        "type": "object",
        "properties": {
          "en": {
            "type": "object",
            "properties": {
              "title": {
                "type": "string"
              },
              "lede": {
                "type": "string"
              },
              "sections": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/TermsSection"
                }
              }
            },
            "required": [
              "title",
              "lede",
              "sections"
            ]
          },
          "sw": {
            "type": "object",
            "properties": {
              "title": {
                "type": "string"
              },
              "lede": {
                "type": "string"
              },
              "sections": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/TermsSection"
                }
              }
            },
            "required": [
              "title",
              "lede",
              "sections"
            ]
          }
        },
        "required": [
          "en",
          "sw"
        ]
      },
      "cancellation": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/CancellationTerms"
          },
          {
            "type": "null"
          }
        ],
        "description": "The cancellation terms that the software applies; only on the page about them."
      }
    },
    "required": [
      "page",
      "since",
      "until",
      "versions",
      "text",
      "cancellation"
    ],
    "description": "A page of the terms as it holds, or held, from a day on."
  },
  "TermsEntry": {
    "type": "object",
    "properties": {
      "page": {
        "$ref": "#/components/schemas/TermsPage"
      },
      "since": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "title": {
        "$ref": "#/components/schemas/LocalizedText"
      },
      "rows": {
        "type": "object",
        "properties": {
          "en": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "heading": {
                  "type": "string"
                },
                "points": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              },
              "required": [
                "heading",
                "points"
              ]
            }
          },
          "sw": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "heading": {
                  "type": "string"
                },
                "points": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              },
              "required": [
                "heading",
                "points"
              ]
            }
          }
        },
        "required": [
          "en",
          "sw"
        ],
        "description": "For the table beside a price; empty for a page that is not about money."
      }
    },
    "required": [
      "page",
      "since",
      "title",
      "rows"
    ],
    "description": "One of the pages of terms, with its summary."
  },
  "TermsPage": {
    "enum": [
      "cancellation",
      "refunds",
      "deposit",
      "privacy"
    ]
  },
  "TermsRow": {
    "type": "object",
    "properties": {
      "heading": {
        "type": "string"
      },
      "points": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "heading",
      "points"
    ],
    "description": "A row of the terms in one table."
  },
  "TermsSection": {
    "type": "object",
    "properties": {
      "heading": {
        "type": "string"
      },
      "paragraphs": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "points": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Below the paragraphs."
      }
    },
    "required": [
      "heading",
      "paragraphs",
      "points"
    ]
  },
  "TermsText": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string"
      },
      "lede": {
        "type": "string"
      },
      "sections": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/TermsSection"
        }
      }
    },
    "required": [
      "title",
      "lede",
      "sections"
    ]
  },
  "TooLong": {
    "type": "object",
    "properties": {
      "max": {
        "type": "number"
      },
      "length": {
        "type": "number"
      }
    },
    "required": [
      "max",
      "length"
    ],
    "description": "A text that is longer than it may be, in characters."
  },
  "TransferDayFault": {
    "enum": [
      "ahead",
      "old"
    ]
  },
  "Translation": {
    "type": "object",
    "properties": {
      "en": {
        "type": "string"
      },
      "sw": {
        "type": "string"
      }
    },
    "required": [
      "en",
      "sw"
    ],
    "description": "A text in another language, named by the English that it stands for."
  },
  "TravelWay": {
    "enum": [
      "road",
      "air",
      "boat",
      "foot"
    ]
  },
  "TripPhase": {
    "enum": [
      "confirmed",
      "preparing",
      "in_progress",
      "completed",
      "cancelled"
    ]
  },
  "TripProgress": {
    "type": "object",
    "properties": {
      "completionPercentage": {
        "type": "number",
        "description": "0–100"
      },
      "currentDay": {
        "type": "number"
      }
    },
    "required": [
      "completionPercentage",
      "currentDay"
    ]
  },
  "TripStatus": {
    "type": "object",
    "properties": {
      "bookingId": {
        "type": "string"
      },
      "currentStatus": {
        "$ref": "#/components/schemas/TripPhase"
      },
      "totalDays": {
        "type": "number"
      },
      "startDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "expectedEndDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "reopened": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "reason": {
            "type": "string"
          }
        },
        "required": [
          "at",
          "reason"
        ],
        "description": "When and why it was reopened after its customer had been thanked for it, the last time."
      },
      "version": {
        "type": "integer"
      },
      "completionPercentage": {
        "type": "number",
        "description": "0–100"
      },
      "currentDay": {
        "type": "number"
      }
    },
    "required": [
      "bookingId",
      "currentStatus",
      "totalDays",
      "startDate",
      "expectedEndDate",
      "reopened",
      "version",
      "completionPercentage",
      "currentDay"
    ]
  },
  "TripUpdate": {
    "type": "object",
    "properties": {
      "id": {
        "type": "integer"
      },
      "timestamp": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      },
      "editedAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601, when it was last edited; null where it never was"
      },
      "withdrawnAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601, when it was withdrawn; its customer then reads that, and none of its text"
      },
      "version": {
        "type": "integer"
      },
      "bookingId": {
        "type": "string"
      },
      "updateType": {
        "$ref": "#/components/schemas/UpdateType"
      },
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "dayNumber": {
        "type": "number",
        "description": "≥ 1"
      },
      "isVisible": {
        "type": "boolean",
        "description": "shown to the traveler"
      }
    },
    "required": [
      "id",
      "timestamp",
      "editedAt",
      "withdrawnAt",
      "version",
      "bookingId",
      "updateType",
      "title",
      "description",
      "location",
      "dayNumber",
      "isVisible"
    ]
  },
  "TripUpdateVersion": {
    "type": "object",
    "properties": {
      "version": {
        "type": "integer"
      },
      "replacedAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, until when it stood so"
      },
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "location": {
        "type": "string"
      },
      "dayNumber": {
        "type": "number",
        "description": "≥ 1"
      },
      "isVisible": {
        "type": "boolean",
        "description": "shown to the traveler"
      }
    },
    "required": [
      "version",
      "replacedAt",
      "title",
      "description",
      "location",
      "dayNumber",
      "isVisible"
    ],
    "description": "An update as it was before an edit, for staff."
  },
  "UnreadBooking": {
    "type": "object",
    "properties": {
      "unread": {
        "type": "number",
        "description": "how many messages"
      },
      "writtenAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601, of the newest"
      },
      "id": {
        "type": "string",
        "description": "UUIDv7, unguessable"
      },
      "status": {
        "$ref": "#/components/schemas/BookingStatus"
      },
      "itemName": {
        "type": "string",
        "description": "The item's name at the moment of booking."
      },
      "customerName": {
        "type": "string"
      },
      "reference": {
        "type": "string",
        "description": "Short enough to say on the telephone, e.g. `KS-7F3K2Q`."
      },
      "preferredDate": {
        "$ref": "#/components/schemas/PlainDate"
      },
      "assignedOperatorId": {
        "type": [
          "integer",
          "null"
        ]
      },
      "assignedOperatorName": {
        "type": [
          "string",
          "null"
        ]
      },
      "createdAt": {
        "type": "string",
        "format": "date-time",
        "description": "ISO 8601"
      }
    },
    "required": [
      "unread",
      "writtenAt",
      "id",
      "status",
      "itemName",
      "customerName",
      "reference",
      "preferredDate",
      "assignedOperatorId",
      "assignedOperatorName",
      "createdAt"
    ],
    "description": "A booking with messages of its customer that nobody in the office has read."
  },
  "UpdateType": {
    "enum": [
      "departure",
      "arrival",
      "activity_complete",
      "milestone",
      "issue",
      "completion"
    ]
  },
  "UploadedPicture": {
    "type": "object",
    "properties": {
      "imageUrl": {
        "type": "string"
      },
      "width": {
        "type": "number"
      },
      "height": {
        "type": "number"
      }
    },
    "required": [
      "imageUrl",
      "width",
      "height"
    ],
    "description": "What `POST /api/pictures` answers: the address to keep, and the size of the picture behind it in pixels."
  },
  "User": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "picture": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    "required": [
      "id",
      "name",
      "email",
      "picture"
    ],
    "description": "The signed-in customer."
  },
  "VoidPayment": {
    "type": "object",
    "properties": {
      "reason": {
        "type": "string"
      }
    },
    "required": [
      "reason"
    ]
  },
  "VoidRefund": {
    "type": "object",
    "properties": {
      "reference": {
        "type": "string",
        "description": "The refund that is meant: another one may have been recorded since."
      },
      "reason": {
        "type": "string"
      }
    },
    "required": [
      "reference",
      "reason"
    ],
    "description": "That a refund was recorded by mistake: it is owed as before."
  },
  "WaitingShown": {
    "enum": [
      "only"
    ]
  },
  "WebhookDelivery": {
    "type": "object",
    "properties": {
      "state": {
        "enum": [
          "queued",
          "sent",
          "failed"
        ]
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DeliveryAttempt"
        },
        "description": "oldest first"
      },
      "nextAttemptAt": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "description": "ISO 8601; null when there will be no further attempt"
      }
    },
    "required": [
      "state",
      "attempts",
      "nextAttemptAt"
    ],
    "description": "The delivery of a message to an operator's endpoint."
  },
  "WithholdReview": {
    "type": "object",
    "properties": {
      "ground": {
        "$ref": "#/components/schemas/WithholdingGround"
      }
    },
    "required": [
      "ground"
    ]
  },
  "WithholdingGround": {
    "enum": [
      "abuse",
      "private_data",
      "off_topic"
    ]
  }
};
