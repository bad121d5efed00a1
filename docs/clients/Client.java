import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.asn1.gm.GMNamedCurves;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.InvalidCipherTextException;
import org.bouncycastle.crypto.engines.SM2Engine;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.params.ParametersWithRandom;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/**
 * Signs in to a bank, buys a deposit, survives a lost answer, and withdraws an older deposit.
 *
 * <pre>java -cp bcprov.jar:gson.jar Client.java http://localhost:8080 zhangwei 0-3-6-7-8 135790</pre>
 *
 * Written from wire.md and the pages of api alone, on Java 17, Bouncy Castle 1.72 and Gson 2.10. Where a real bank stands,
 * {@link #authorise} is what WeChat and its customer do.
 */
public class Client {
  static final String VERSION = "open-mobile-bank/1";
  static final long[] WAITS = {500, 1000, 2000};
  static final BouncyCastleProvider PROVIDER = new BouncyCastleProvider();
  static final SecureRandom RANDOM = new SecureRandom();
  static final HexFormat HEX = HexFormat.of();

  /** The envelope was refused, or the bank failed inside: the order may be sent again, and may have been carried out. */
  static final Set<Integer> SENT_AGAIN = Set.of(1001, 1002, 9003, 9004, 9005);

  /** The bank said no. */
  static class Refused extends Exception {
    final int code;

    Refused(JsonObject answer) {
      super(answer.get("code").getAsInt() + " " + answer.get(answer.has("msg") ? "msg" : "message").getAsString());
      code = answer.get("code").getAsInt();
    }
  }

  /** Nobody knows whether the bank carried the call out. */
  static class NoAnswer extends Exception {
    NoAnswer(String why) {
      super(why);
    }
  }

  final String origin;
  // A phone draws its id once and keeps it; this program is always the same phone.
  final String device = "c11e47".repeat(5) + "00";
  final HttpClient web =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).connectTimeout(Duration.ofSeconds(30)).build();
  String session = "";
  long clock = 0;
  String loseNext = "";

  String ek, kid;
  boolean opened = false;
  byte[] sealKey, sealMac, openKey, openMac;

  Client(String origin) throws Exception {
    this.origin = origin;
    JsonObject config =
        plain("POST", "/api/wechatbank/index/getCustomizedConfig", fields("configName", "envelopePublicKey"));
    openChannel(config.getAsJsonArray("configs").get(0).getAsJsonObject().get("configValue").getAsString());
    learnTime();
  }

  /** A phone whose clock is wrong is refused once, by a sealed answer that says what time it is. */
  void learnTime() throws Exception {
    try {
      sealed("GET", "/api/wechatbank/openaccount/getRequestRandom", new JsonObject(), null, null);
    } catch (Refused refused) {
      if (refused.code != 1001 || !opened) throw refused;
    }
  }

  void openChannel(String publicKey) throws GeneralSecurityException, InvalidCipherTextException {
    byte[] secret = random(48);
    X9ECParameters curve = GMNamedCurves.getByName("sm2p256v1");
    ECDomainParameters domain = new ECDomainParameters(curve.getCurve(), curve.getG(), curve.getN());
    SM2Engine engine = new SM2Engine(SM2Engine.Mode.C1C3C2);
    ECPublicKeyParameters key =
        new ECPublicKeyParameters(curve.getCurve().decodePoint(HEX.parseHex(publicKey)), domain);
    engine.init(true, new ParametersWithRandom(key, RANDOM));
    byte[] encrypted = engine.processBlock(secret, 0, secret.length);
    ek = HEX.formatHex(encrypted);
    kid = HEX.formatHex(Arrays.copyOf(MessageDigest.getInstance("SM3", PROVIDER).digest(encrypted), 16));
    sealKey = Arrays.copyOf(key(secret, "client to server encrypt"), 16);
    sealMac = key(secret, "client to server authenticate");
    openKey = Arrays.copyOf(key(secret, "server to client encrypt"), 16);
    openMac = key(secret, "server to client authenticate");
    opened = false;
  }

  static byte[] key(byte[] secret, String label) throws GeneralSecurityException {
    return hmac(secret, VERSION + " " + label);
  }

  static byte[] hmac(byte[] key, String text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSM3", PROVIDER);
    mac.init(new SecretKeySpec(key, "HmacSM3"));
    return mac.doFinal(text.getBytes(StandardCharsets.US_ASCII));
  }

  static byte[] sm4(int way, byte[] key, byte[] iv, byte[] data) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("SM4/CBC/PKCS5Padding", PROVIDER);
    cipher.init(way, new SecretKeySpec(key, "SM4"), new IvParameterSpec(iv));
    return cipher.doFinal(data);
  }

  static String mac(byte[] key, Object... parts) throws GeneralSecurityException {
    StringBuilder text = new StringBuilder();
    for (Object part : parts) text.append(String.valueOf(part).length()).append(':').append(part);
    return HEX.formatHex(hmac(key, text.toString()));
  }

  static byte[] random(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  static String base64url(byte[] data) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(data);
  }

  JsonObject send(HttpRequest.Builder request, String path) throws NoAnswer, InterruptedException {
    try {
      HttpResponse<String> answer =
          web.send(request.uri(URI.create(origin + path)).timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 500) throw new NoAnswer("status " + answer.statusCode());
      if (path.equals(loseNext)) {
        loseNext = "";
        throw new NoAnswer("lost on purpose");
      }
      return JsonParser.parseString(answer.body()).getAsJsonObject();
    } catch (IOException | JsonSyntaxException | IllegalStateException error) {
      throw new NoAnswer(error.toString());
    }
  }

  static JsonObject read(JsonObject answer) throws Refused {
    if (answer.get("code").getAsInt() != 0) throw new Refused(answer);
    return answer;
  }

  static HttpRequest.Builder post(String body) {
    return HttpRequest.newBuilder().header("content-type", "application/json").POST(BodyPublishers.ofString(body));
  }

  JsonObject plain(String method, String path, JsonObject fields) throws Exception {
    if (method.equals("POST")) return read(send(post(fields.toString()), path));
    StringBuilder query = new StringBuilder();
    for (String name : fields.keySet())
      query.append(query.length() == 0 ? "?" : "&").append(name).append('=').append(encoded(fields.get(name).getAsString()));
    return read(send(HttpRequest.newBuilder().GET(), path + query));
  }

  /** One try of one call in an envelope of its own. */
  JsonObject sealed(String method, String path, JsonObject fields, String bankRandom, String idem) throws Exception {
    String r = bankRandom != null ? bankRandom : HEX.formatHex(random(16));
    byte[] iv = random(16);
    long t = System.currentTimeMillis() + clock;
    String ct = base64url(sm4(Cipher.ENCRYPT_MODE, sealKey, iv, fields.toString().getBytes(StandardCharsets.UTF_8)));
    String mac =
        mac(sealMac, VERSION, "request", kid, method, path, session, r, t, idem == null ? "" : idem, HEX.formatHex(iv), ct);
    JsonObject envelope = new JsonObject();
    envelope.addProperty("v", 1);
    envelope.addProperty("kid", kid);
    if (!opened) envelope.addProperty("ek", ek);
    envelope.addProperty("r", r);
    envelope.addProperty("t", t);
    if (idem != null) envelope.addProperty("idem", idem);
    envelope.addProperty("iv", HEX.formatHex(iv));
    envelope.addProperty("ct", ct);
    envelope.addProperty("mac", mac);
    HttpRequest.Builder request =
        method.equals("POST")
            ? post(envelope.toString())
            : HttpRequest.newBuilder().GET().header("x-envelope", base64url(envelope.toString().getBytes(StandardCharsets.UTF_8)));
    request.header("x-cookie-id", device);
    if (!session.isEmpty()) request.header("x-session", session);
    JsonObject answer = send(request, path);
    if (!answer.has("ct")) {
      opened = false;
      return read(answer);
    }
    long answeredAt = answer.get("t").getAsLong();
    String sealedText = answer.get("ct").getAsString();
    String answerIv = answer.get("iv").getAsString();
    String expected =
        mac(openMac, VERSION, "response", kid, method, path, session, r, t, answeredAt, answerIv, sealedText);
    if (!MessageDigest.isEqual(expected.getBytes(), answer.get("mac").getAsString().getBytes()))
      throw new NoAnswer("the answer doesn't open");
    opened = true;
    clock = answeredAt - System.currentTimeMillis();
    byte[] text = sm4(Cipher.DECRYPT_MODE, openKey, HEX.parseHex(answerIv), Base64.getUrlDecoder().decode(sealedText));
    return read(JsonParser.parseString(new String(text, StandardCharsets.UTF_8)).getAsJsonObject());
  }

  JsonObject ask(String path, JsonObject fields) throws Exception {
    return sealed("POST", path, fields, null, null);
  }

  JsonObject signed(String path, JsonObject fields, String idem) throws Exception {
    JsonObject random =
        sealed("GET", "/api/wechatbank/openaccount/getRequestRandom", new JsonObject(), null, null);
    return sealed("POST", path, fields, random.get("requestRandom").getAsString(), idem);
  }

  /** A money call: the same order under the same id until its end is known. */
  JsonObject order(String path, JsonObject fields) throws Exception {
    String id = HEX.formatHex(random(16));
    fields.addProperty("clientId", id);
    for (int tried = 0; tried <= WAITS.length; tried++) {
      try {
        return signed(path, fields, id);
      } catch (NoAnswer | Refused lost) {
        if (lost instanceof Refused refused && !SENT_AGAIN.contains(refused.code)) throw refused;
        System.out.println("  no answer: " + lost.getMessage());
        if (tried < WAITS.length) Thread.sleep(WAITS[tried]);
      }
    }
    JsonObject found =
        sealed("GET", "/api/wechatbank/trade/queryOperation", fields("clientId", id), null, null);
    switch (found.get("state").getAsString()) {
      case "DONE":
        return found.getAsJsonObject("answer");
      case "REFUSED":
        throw new Refused(found.getAsJsonObject("refusal"));
      default:
        throw new NoAnswer("nothing was carried out");
    }
  }

  /** The way of the H5: to WeChat, whose place the sandbox's page takes, and back with a one-use token. */
  void authorise(String customer) throws Exception {
    String state = HEX.formatHex(random(16));
    String path = "/api/oauthRedirectBasic?state=" + state + "&returnTo=" + encoded("/main/");
    Pattern token = Pattern.compile("[?&]token=([^&]+)");
    Matcher found = token.matcher(path);
    HttpRequest.Builder request = HttpRequest.newBuilder().GET();
    while (!found.find()) {
      HttpResponse<String> answer =
          web.send(request.uri(URI.create(origin + path)).build(), BodyHandlers.ofString());
      request = HttpRequest.newBuilder();
      if (answer.headers().firstValue("location").isPresent()) {
        path = answer.headers().firstValue("location").get().replace(origin, "");
        request.GET();
      } else {
        request.header("content-type", "application/x-www-form-urlencoded");
        request.POST(BodyPublishers.ofString("customer=" + customer));
      }
      found = token.matcher(path);
    }
    JsonObject fields = fields("token", found.group(1));
    fields.addProperty("state", state);
    session = sealed("GET", "/api/getOauthOpenId", fields, null, null).get("sessionToken").getAsString();
  }

  void gesture(String pattern) throws Exception {
    JsonObject answer = signed("/api/wechatbank/security/verifyGesture", fields("pattern", pattern), null);
    session = answer.get("sessionToken").getAsString();
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  static JsonObject fields(String name, String value) {
    JsonObject fields = new JsonObject();
    fields.addProperty(name, value);
    return fields;
  }

  static String yuan(JsonElement fen) {
    return String.format("%d.%02d yuan", fen.getAsLong() / 100, fen.getAsLong() % 100);
  }

  static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError("wrong: " + what);
  }

  static long availableNow(JsonObject preview) {
    return preview.get("availableAfter").getAsLong() - preview.get("payout").getAsLong();
  }

  public static void main(String[] words) throws Exception {
    Client bank = new Client(words[0]);
    bank.authorise(words[1]);
    bank.gesture(words[2].replace("-", ""));

    JsonObject detail =
        bank.plain("GET", "/api/wechatbank/config/queryProductDetail", fields("productType", "20194"));
    JsonObject product = detail.getAsJsonObject("product");
    JsonObject order = fields("productType", "20194");
    order.addProperty("amount", product.get("minAmt").getAsLong() + 7 * product.get("stepAmt").getAsLong());
    order.add("expectedRate", product.get("appointRate"));
    JsonObject preview = bank.ask("/api/wechatbank/trade/previewBuy", order);
    System.out.println(
        product.get("productName").getAsString() + ": " + yuan(order.get("amount")) + " until "
            + preview.get("endDate").getAsString() + " brings " + yuan(preview.get("interest")));

    // The bank carries the order out, and the answer never comes: the same order again, with what it was answered.
    order.add("agreementVersion", detail.get("agreementVersion"));
    order.addProperty("password", words[3]);
    bank.loseNext = "/api/wechatbank/trade/buyProduct";
    JsonObject bought = bank.order("/api/wechatbank/trade/buyProduct", order);
    JsonObject own = fields("seqNo", bought.get("seqNo").getAsString());
    long left = availableNow(bank.ask("/api/wechatbank/trade/previewRedeem", own));
    check(left == preview.get("availableAfter").getAsLong(), "bought once");
    System.out.println("bought once");

    // What was bought today can't be withdrawn before tomorrow: something older is.
    JsonObject all = JsonParser.parseString("{\"productTypes\":[],\"state\":\"open\"}").getAsJsonObject();
    for (JsonElement each : bank.ask("/api/wechatbank/holding/queryHoldings", all).getAsJsonArray("holdings")) {
      JsonObject held = each.getAsJsonObject();
      JsonObject shown =
          bank.ask("/api/wechatbank/trade/previewRedeem", fields("seqNo", held.get("seqNo").getAsString()));
      if (!held.get("kind").getAsString().equals("deposit") || !shown.get("withdrawable").getAsBoolean()) continue;
      JsonObject back = fields("seqNo", held.get("seqNo").getAsString());
      back.addProperty("mode", "full");
      back.add("amount", shown.get("principal"));
      back.add("expectedInterest", shown.get("preInterest"));
      back.addProperty("password", words[3]);
      bank.loseNext = "/api/wechatbank/trade/redeemProduct";
      JsonObject taken = bank.order("/api/wechatbank/trade/redeemProduct", back);
      check(taken.get("principal").equals(shown.get("principal")), "paid what was shown");
      check(taken.get("interest").equals(shown.get("preInterest")), "paid the interest that was shown");
      long now = availableNow(bank.ask("/api/wechatbank/trade/previewRedeem", own));
      check(now == shown.get("availableAfter").getAsLong(), "paid once");
      System.out.println(
          "withdrawn: " + held.get("prodDesc").getAsString() + ", " + yuan(taken.get("principal")) + " and "
              + yuan(taken.get("interest")));
      System.out.println("right to the fen");
      return;
    }
    throw new AssertionError("nothing can be withdrawn today");
  }
}
