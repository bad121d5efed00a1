"""Signs in to a bank, buys a deposit, survives a lost answer, and withdraws the deposit again.

    python3 client.py http://localhost:8080 zhangwei 0-3-6-7-8 135790

Written from wire.md and the pages of api alone. SM2 and SM4 are OpenSSL's (its program, 3.0 or later); SM3 and HMAC are
Python's own, which uses OpenSSL too. Where a real bank stands, `authorise` is what WeChat and its customer do.
"""
import base64, hashlib, hmac, json, secrets, subprocess, sys, tempfile, time
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

VERSION = "open-mobile-bank/1"
TRIES = (0.5, 1, 2)


def openssl(*words, data):
    return subprocess.run(["openssl", *words], input=data, stdout=subprocess.PIPE, check=True).stdout


def sm4(way, key, iv, data):
    return openssl("enc", way, "-sm4-cbc", "-K", key.hex(), "-iv", iv.hex(), data=data)


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hmac_sm3(key, data):
    return hmac.new(key, data, "sm3").digest()


def der(data, at=0):
    """One element of DER: its content, and where the next one begins."""
    length, begin = data[at + 1], at + 2
    if length & 0x80:
        begin += length & 0x7F
        length = int.from_bytes(data[at + 2 : begin], "big")
    return data[begin : begin + length], begin + length


def sm2_encrypt(public_key, secret):
    """C1C3C2 without the leading 04: what GB/T 32918.4 makes of the DER that OpenSSL writes (GM/T 0009)."""
    header = bytes.fromhex("3059301306072a8648ce3d020106082a811ccf5501822d034200")
    with tempfile.NamedTemporaryFile(suffix=".der") as key:
        key.write(header + bytes.fromhex(public_key))
        key.flush()
        whole = openssl("pkeyutl", "-encrypt", "-pubin", "-keyform", "DER", "-inkey", key.name, data=secret)
    sequence, at, parts = der(whole)[0], 0, []
    while at < len(sequence):
        part, at = der(sequence, at)
        parts.append(part)
    x, y, digest, text = parts
    return b"".join(int.from_bytes(n, "big").to_bytes(32, "big") for n in (x, y)) + digest + text


class Refused(Exception):
    def __init__(self, code, message):
        super().__init__(f"{code} {message}")
        self.code = code


class NoAnswer(Exception):
    """Nobody knows whether the bank carried the call out."""


# The envelope was refused, or the bank failed inside: the order may be sent again, and may have been carried out.
SENT_AGAIN = (1001, 1002, 9003, 9004, 9005)


class NoRedirect(HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Bank:
    def __init__(self, origin):
        self.origin, self.session, self.clock = origin, "", 0.0
        self.web = build_opener(HTTPCookieProcessor(CookieJar()), NoRedirect)
        # A phone draws its id once and keeps it; this program is always the same phone.
        self.device = hashlib.sha256(b"client.py").hexdigest()[:32]
        self.lose_next = None
        config = self.plain("POST", "/api/wechatbank/index/getCustomizedConfig", {"configName": "envelopePublicKey"})
        self.open_channel(config["configs"][0]["configValue"])
        self.learn_time()

    def open_channel(self, public_key):
        secret = secrets.token_bytes(48)
        ek = b"\x04" + sm2_encrypt(public_key, secret)
        self.ek, self.kid, self.opened = ek.hex(), hashlib.new("sm3", ek).hexdigest()[:32], False
        key = lambda label: hmac_sm3(secret, f"{VERSION} {label}".encode())
        self.seal_key, self.seal_mac = key("client to server encrypt")[:16], key("client to server authenticate")
        self.open_key, self.open_mac = key("server to client encrypt")[:16], key("server to client authenticate")

    def learn_time(self):
        """A phone whose clock is wrong is refused once, by a sealed answer that says what time it is."""
        try:
            self.sealed("GET", "/api/wechatbank/openaccount/getRequestRandom")
        except Refused as refused:
            if refused.code != 1001 or not self.opened:
                raise

    def send(self, method, path, body=None, headers={}):
        request = Request(self.origin + path, body, {"content-type": "application/json", **headers}, method=method)
        try:
            with self.web.open(request, timeout=30) as answer:
                text = answer.read()
        except HTTPError as error:
            if error.code >= 500:
                raise NoAnswer from error
            text = error.read()
        except OSError as error:
            raise NoAnswer from error
        if path == self.lose_next:
            self.lose_next = None
            raise NoAnswer("lost on purpose")
        try:
            return json.loads(text)
        except ValueError as error:
            raise NoAnswer from error

    def plain(self, method, path, fields):
        if method == "GET":
            return self.read(self.send("GET", f"{path}?{urlencode(fields)}"))
        return self.read(self.send("POST", path, json.dumps(fields).encode()))

    @staticmethod
    def read(answer):
        if answer["code"] != 0:
            raise Refused(answer["code"], answer["msg"])
        return answer

    @staticmethod
    def mac(key, *fields):
        return hmac_sm3(key, "".join(f"{len(each)}:{each}" for each in map(str, fields)).encode()).hex()

    def sealed(self, method, path, fields={}, random=None, idem=None):
        """One try of one call in an envelope of its own."""
        r, iv = random or secrets.token_hex(16), secrets.token_bytes(16)
        t, session = int((time.time() + self.clock) * 1000), self.session
        ct = base64url(sm4("-e", self.seal_key, iv, json.dumps(fields).encode()))
        about = (self.kid, method, path, session, r, t)
        mac = self.mac(self.seal_mac, VERSION, "request", *about, idem or "", iv.hex(), ct)
        envelope = {"v": 1, "kid": self.kid, "r": r, "t": t, "iv": iv.hex(), "ct": ct, "mac": mac}
        if not self.opened:
            envelope["ek"] = self.ek
        if idem:
            envelope["idem"] = idem
        headers = {"x-cookie-id": self.device, **({"x-session": session} if session else {})}
        text = json.dumps(envelope).encode()
        if method == "GET":
            answer = self.send(method, path, None, {**headers, "x-envelope": base64url(text)})
        else:
            answer = self.send(method, path, text, headers)
        if "ct" not in answer:
            self.opened = False
            return self.read(answer)
        expected = self.mac(self.open_mac, VERSION, "response", *about, answer["t"], answer["iv"], answer["ct"])
        if not hmac.compare_digest(expected, answer["mac"]):
            raise NoAnswer("the answer doesn't open")
        self.opened, self.clock = True, answer["t"] / 1000 - time.time()
        opened = sm4("-d", self.open_key, bytes.fromhex(answer["iv"]), from_base64url(answer["ct"]))
        return self.read(json.loads(opened))

    def signed(self, path, fields, idem=None):
        random = self.sealed("GET", "/api/wechatbank/openaccount/getRequestRandom")["requestRandom"]
        return self.sealed("POST", path, fields, random, idem)

    def order(self, path, fields):
        """A money call: the same order under the same id until its end is known."""
        order = {"clientId": secrets.token_hex(16), **fields}
        for wait in (*TRIES, None):
            try:
                return self.signed(path, order, order["clientId"])
            except (NoAnswer, Refused) as lost:
                if isinstance(lost, Refused) and lost.code not in SENT_AGAIN:
                    raise
                print("  no answer:", lost)
                if wait:
                    time.sleep(wait)
        found = self.sealed("GET", "/api/wechatbank/trade/queryOperation", {"clientId": order["clientId"]})
        if found["state"] == "DONE":
            return found["answer"]
        raise Refused(*(found["refusal"][each] for each in ("code", "message"))) if "refusal" in found else NoAnswer

    def authorise(self, customer):
        """The way of the H5: to WeChat, whose place the sandbox's page takes, and back with a one-use token."""
        state, follow = secrets.token_hex(16), None
        path, body = "/api/oauthRedirectBasic?" + urlencode({"state": state, "returnTo": "/main/"}), None
        while "token" not in (query := parse_qs(urlsplit(path).query)):
            request = Request(self.origin + path, body)
            try:
                self.web.open(request)
                body = urlencode({"customer": customer}).encode()
            except HTTPError as redirect:
                path, body = redirect.headers["location"].replace(self.origin, ""), None
        assert query["state"] == [state]
        answer = self.sealed("GET", "/api/getOauthOpenId", {"token": query["token"][0], "state": state})
        self.session = answer["sessionToken"]

    def gesture(self, pattern):
        self.session = self.signed("/api/wechatbank/security/verifyGesture", {"pattern": pattern})["sessionToken"]


def main(origin, customer, gesture, password):
    bank = Bank(origin)
    bank.authorise(customer)
    bank.gesture(gesture.replace("-", ""))

    detail = bank.plain("GET", "/api/wechatbank/config/queryProductDetail", {"productType": "20194"})
    product = detail["product"]
    amount = product["minAmt"] + 7 * product["stepAmt"]
    terms = {"productType": "20194", "amount": amount, "expectedRate": product["appointRate"]}
    preview = bank.sealed("POST", "/api/wechatbank/trade/previewBuy", terms)
    print(f"{product['productName']}: {yuan(amount)} until {preview['endDate']} brings {yuan(preview['interest'])}")

    # The bank carries the order out, and the answer never comes: the same order again, with what it was answered.
    bank.lose_next = "/api/wechatbank/trade/buyProduct"
    agreed = {"agreementVersion": detail["agreementVersion"], "password": password}
    bought = bank.order("/api/wechatbank/trade/buyProduct", {**terms, **agreed})
    left = bank.sealed("POST", "/api/wechatbank/trade/previewRedeem", {"seqNo": bought["seqNo"]})
    print(f"bought once: {yuan(left['availableAfter'] - left['payout'])} are left")
    check(left["availableAfter"] - left["payout"] == preview["availableAfter"], "bought once")

    # What was bought today can't be withdrawn before tomorrow: something older is.
    for held in bank.sealed("POST", "/api/wechatbank/holding/queryHoldings", {"productTypes": [], "state": "open"})["holdings"]:
        shown = bank.sealed("POST", "/api/wechatbank/trade/previewRedeem", {"seqNo": held["seqNo"]})
        if held["kind"] == "deposit" and shown["withdrawable"]:
            break
    else:
        raise SystemExit("nothing can be withdrawn today")
    back = {"seqNo": held["seqNo"], "mode": "full", "amount": shown["principal"], "expectedInterest": shown["preInterest"]}
    bank.lose_next = "/api/wechatbank/trade/redeemProduct"
    taken = bank.order("/api/wechatbank/trade/redeemProduct", {**back, "password": password})
    print(f"withdrawn: {held['prodDesc']}, {yuan(taken['principal'])} and {yuan(taken['interest'])}")
    check(taken["principal"] == shown["principal"] and taken["interest"] == shown["preInterest"], "paid what was shown")
    last = bank.sealed("POST", "/api/wechatbank/trade/previewRedeem", {"seqNo": bought["seqNo"]})
    check(last["availableAfter"] - last["payout"] == shown["availableAfter"], "paid once")
    print("right to the fen")


def yuan(fen):
    return f"{fen // 100}.{fen % 100:02} yuan"


def check(holds, what):
    if not holds:
        raise SystemExit(f"wrong: {what}")


if __name__ == "__main__":
    main(*sys.argv[1:])
